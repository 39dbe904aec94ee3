import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NotificationSettingsQuery } from '../../../__generated__/NotificationSettingsQuery.graphql';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { MailTimes } from './MailTimes';
import { NotificationAddress } from './NotificationAddress';
import { NotificationWays } from './NotificationWays';

/** The notification settings that belong to the account, loaded from the server. */
export const NotificationSettings = () => (
  <LoadInPlace fallback={<SkeletonList rows={3} />} failed="How you are notified could not be loaded.">
    {(attempt) => <LoadedSettings attempt={attempt} />}
  </LoadInPlace>
);

function LoadedSettings({ attempt }: { attempt: number }) {
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
    // Another device may have changed the settings since they were loaded.
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
