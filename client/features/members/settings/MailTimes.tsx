import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { MailTimes_settings$key } from '../../../__generated__/MailTimes_settings.graphql';
import { ownTimeZone } from '../../../ui/content/formats';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { ChoiceRow } from '../../../ui/form/ChoiceRow';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { QuietHoursFields } from './QuietHoursFields';
import { type SetSettings, useSetNotificationSettingsMutation } from './useSetNotificationSettingsMutation';

const frequencies = [
  { value: 'DAILY', label: 'Every day' },
  { value: 'WEEKLY', label: 'On Mondays' },
] as const;

/** The quiet hours until others are chosen: from ten in the evening until seven in the morning. */
const defaultQuietHours = () => ({ from: 22 * 60, until: 7 * 60, timeZone: ownTimeZone() });

/** The digest's frequency, and the quiet hours without mails and push messages. */
export function MailTimes({ settings }: { settings: MailTimes_settings$key }) {
  const { digest, quietHours } = useFragment(
    graphql`
      fragment MailTimes_settings on NotificationSettings {
        digest
        quietHours {
          from
          until
          timeZone
        }
      }
    `,
    settings,
  );
  const [setSettings] = useSetNotificationSettingsMutation();
  const save: SetSettings = (change) =>
    toastOutcome(setSettings(change), { failed: 'Your choice could not be saved' });
  return (
    <SettingsSection title="When">
      <ChoiceRow
        label="Digest"
        help="One email at noon with what you chose for it. None if there is nothing to tell."
        choices={frequencies}
        value={digest as 'DAILY' | 'WEEKLY'}
        onChange={(chosen) => void save({ digest: chosen })}
      />
      <SwitchRow
        label="Quiet hours"
        help="Emails and push messages wait until they are over, but for the security of your account."
        checked={quietHours != null}
        onChange={(checked) => void save({ quietHours: checked ? defaultQuietHours() : null })}
      />
      {quietHours && (
        <chakra.div pt="4">
          <QuietHoursFields hours={quietHours} onChange={(hours) => void save({ quietHours: hours })} />
        </chakra.div>
      )}
    </SettingsSection>
  );
}
