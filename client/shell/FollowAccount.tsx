import { useEffect } from 'react';
import { useAuth } from '../auth/useAuth';

/** While a member is signed in, their settings follow the account. */
export function FollowAccount() {
  const memberId = useAuth().viewer?.id ?? null;
  useEffect(() => {
    if (memberId === null) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    // Visitors need no Relay.
    import('../settings/accountTransport').then(
      ({ startAccountSettings }) => {
        if (!isGone) stop = startAccountSettings(memberId);
      },
      // Without its code the settings stay on the device until the app starts again.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [memberId]);
  return null;
}
