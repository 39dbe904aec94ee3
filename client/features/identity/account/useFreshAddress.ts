import { useEffect } from 'react';
import { graphql } from 'relay-runtime';
import type { useFreshAddressQuery } from '../../../__generated__/useFreshAddressQuery.graphql';
import { environment } from '../../../relay/environment';
import { readNow } from '../../../relay/requests';

/** Loads again what the account's address is, and whether mails reach it. A failure leaves what is shown. */
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

/** While a mail is waited for: its link is opened in another tab or on another device, so look whenever this tab is seen again. */
export function useFreshAddress(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshAddress();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting]);
}
