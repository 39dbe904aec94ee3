import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NotificationSettingsQuery } from '../../../__generated__/NotificationSettingsQuery.graphql';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { MailTimes } from './MailTimes';
import { NotificationAddress } from './NotificationAddress';
import { NotificationWays } from './NotificationWays';

/** How the account is notified. */
export const NotificationSettings = () => (
  <LoadInPlace fallback={<SkeletonList rows={3} />} failed="How you are notified could not be loaded.">
    {(attempt) => <FromAccount attempt={attempt} />}
  </LoadInPlace>
);

function FromAccount({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<NotificationSettingsQuery>(
    graphql`
      query NotificationSettingsQuery {
        viewer {
          ...NotificationAddress_viewer
          notificationSettings {
            ...NotificationWays_settings
            ...MailTimes_settings
          }
        }
      }
    `,
    {},
    // Another device may have changed it.
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!viewer) return null;
  return (
    <>
      <NotificationWays settings={viewer.notificationSettings} />
      <MailTimes settings={viewer.notificationSettings} />
      <NotificationAddress viewer={viewer} />
    </>
  );
}
