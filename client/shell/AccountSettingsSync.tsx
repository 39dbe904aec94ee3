import { useEffect } from 'react';
import { useAuth } from '../auth/useAuth';

/** Keeps this device's settings and those of the account the same while a member is signed in. */
export function AccountSettingsSync() {
  const memberId = useAuth().viewer?.id ?? null;
  useEffect(() => {
    if (memberId === null) return;
    let stop: (() => void) | null = null;
    let isStopped = false;
    // Loaded on demand, because visitors need no Relay.
    import('../settings/accountTransport').then(
      ({ startAccountSettings }) => {
        if (!isStopped) stop = startAccountSettings(memberId);
      },
      // If the code can't be loaded, the settings stay on the device until the app starts again.
      () => {},
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [memberId]);
  return null;
}
