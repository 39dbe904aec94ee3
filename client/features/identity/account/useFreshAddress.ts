import { useEffect } from 'react';
import { graphql } from 'relay-runtime';
import type { useFreshAddressQuery } from '../../../__generated__/useFreshAddressQuery.graphql';
import { environment } from '../../../relay/environment';
import { readNow } from '../../../relay/requests';

/** Reads the account's address again, and whether mails reach it. Never rejects; after a failure the shown state stays. */
export const refreshAddress = (): Promise<unknown> =>
  readNow<useFreshAddressQuery>(
    environment,
    graphql`
      query useFreshAddressQuery {
        viewer {
          email
          emailConfirmedAt
          pendingEmail
          notificationSettings {
            mailRefusedAt
          }
        }
      }
    `,
    {},
  ).catch(() => undefined);

/** While the member awaits a mail, reads the address whenever this tab is shown: the mail's link is opened elsewhere. */
export function useFreshAddress(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refreshAddress();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('focus', refreshIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('focus', refreshIfVisible);
    };
  }, [isWaiting]);
}
