import { useEffect } from 'react';
import { useAuth } from '../auth/useAuth';

/** While a member is signed in, sends what waits in their outbox, and keeps settings the same as their account's. */
export function MemberSync() {
  const memberId = useAuth().viewer?.id ?? null;
  useEffect(() => {
    if (memberId === null) return;
    let stop: (() => void) | null = null;
    let isStopped = false;
    // Loaded on demand, because visitors need no Relay.
    import('./startMemberSync').then(
      ({ startMemberSync }) => {
        if (!isStopped) stop = startMemberSync(memberId);
      },
      // If the code can't be loaded, all of it waits on the device until the app starts again.
      () => {},
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [memberId]);
  return null;
}
