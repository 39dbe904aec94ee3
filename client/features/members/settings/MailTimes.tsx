import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { MailTimes_settings$key } from '../../../__generated__/MailTimes_settings.graphql';
import type {
  MailTimesSetNotificationSettingsMutation,
  SetNotificationSettingsInput,
} from '../../../__generated__/MailTimesSetNotificationSettingsMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import {
  notificationSettingsQueue,
  replaceNotificationSettings,
} from '../../../settings/notificationPreferences';
import { ownTimeZone } from '../../../ui/content/formats';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';
import { ChoiceRow } from '../../../ui/form/ChoiceRow';
import { TextField } from '../../../ui/form/formFields';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';

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
  const save = useSetNotificationSettingsMutation();
  return (
    <SettingsSection title="When">
      <ChoiceRow
        label="Digest"
        help="One email at noon with what you chose for it. None if there is nothing to tell."
        choices={frequencies}
        value={digest as 'DAILY' | 'WEEKLY'}
        onChange={(chosen) => save({ digest: chosen })}
      />
      <SwitchRow
        label="Quiet hours"
        help="Emails and push messages wait until they are over, but for the security of your account."
        checked={quietHours != null}
        onChange={(checked) => save({ quietHours: checked ? defaultQuietHours() : null })}
      />
      {quietHours && (
        <chakra.div pt="4">
          <QuietHoursFields hours={quietHours} onChange={(hours) => save({ quietHours: hours })} />
        </chakra.div>
      )}
    </SettingsSection>
  );
}

/** Saves the digest's frequency and the quiet hours; a toast says if that failed. */
export function useSetNotificationSettingsMutation() {
  const [commit] = useAppMutation<MailTimesSetNotificationSettingsMutation>(graphql`
    mutation MailTimesSetNotificationSettingsMutation($input: SetNotificationSettingsInput!) {
      setNotificationSettings(input: $input) {
        notificationSettings {
          mailRefusedAt
          ...NotificationWays_settings
          ...MailTimes_settings
        }
      }
    }
  `);
  return (change: SetNotificationSettingsInput) => {
    const saved = commit(
      { input: change },
      {
        cacheConfig: notificationSettingsQueue,
        optimisticUpdater: (store) => {
          const viewer = store.getRoot().getLinkedRecord('viewer');
          const settings = viewer?.getLinkedRecord('notificationSettings');
          if (change.digest) settings?.setValue(change.digest, 'digest');
          if (change.quietHours === null) settings?.setValue(null, 'quietHours');
          if (change.quietHours && settings) {
            const hours = settings.getOrCreateLinkedRecord('quietHours', 'QuietHours');
            for (const [name, value] of Object.entries(change.quietHours)) hours.setValue(value, name);
          }
        },
        updater: (store) => replaceNotificationSettings(store, 'setNotificationSettings'),
      },
    );
    return toastOutcome(saved, { failed: 'Your choice could not be saved' });
  };
}

interface Hours {
  /** Minutes since midnight. */
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
const toTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** The minutes since midnight of a typed time; null while it is incomplete. */
function toMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The fields of the start and the end of the quiet hours, which save themselves. */
function QuietHoursFields({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const [from, setFrom] = useState(toTime(hours.from));
  const [until, setUntil] = useState(toTime(hours.until));
  const browserZone = ownTimeZone();
  const problem = from === until ? messages.notification.quietHours : undefined;
  const save = (timeZone = hours.timeZone) => {
    const chosen = { from: toMinutes(from), until: toMinutes(until) };
    if (chosen.from === null || chosen.until === null || problem) return;
    if (chosen.from === hours.from && chosen.until === hours.until && timeZone === hours.timeZone) return;
    onChange({ from: chosen.from, until: chosen.until, timeZone });
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(2, minmax(0, 10rem))"
      gap="4"
      alignItems="start"
      // Saved when the focus leaves both fields, or with Enter.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && save()}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    >
      <TextField label="From" type="time" value={from} onValue={setFrom} />
      <TextField label="Until" type="time" value={until} onValue={setUntil} error={problem} />
      <chakra.p gridColumn="1 / -1" textStyle="small" color="ink.muted">
        In the time zone {hours.timeZone.replaceAll('_', ' ')}.
        {hours.timeZone !== browserZone && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => save(browserZone)}
          >{`Use ${browserZone.replaceAll('_', ' ')}`}</Button>
        )}
      </chakra.p>
    </chakra.div>
  );
}
