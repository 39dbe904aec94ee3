import type { ReactNode } from 'react';
import { useSettings } from '../../../settings/SettingsProvider';
import { SprintNoticeRow } from '../../../settings/SprintNoticeRow';
import { changeGroup } from '../../../settings/settingsStore';
import { Sections, SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';

const rows = [
  {
    name: 'auto_save_notifications',
    label: 'Auto-save',
    help: 'When auto-save has run, or could not. On this device.',
  },
  {
    name: 'session_reminders',
    label: 'Session reminders',
    help: 'A day and an hour before a writing session that you have joined begins.',
  },
  {
    name: 'story_comments',
    label: 'Comments',
    help: 'When someone comments on a story of yours, answers you or mentions you.',
  },
] as const;

/** The notification settings of this device. `account` is the tab's part about the account's settings. */
export function NotificationsTab({ account }: { account: ReactNode }) {
  const { notifications } = useSettings();
  return (
    <Sections>
      <SettingsSection title="Notify me about">
        {rows.map(({ name, label, help }) => (
          <SwitchRow
            key={name}
            label={label}
            help={help}
            checked={notifications[name]}
            onChange={(checked) => changeGroup('notifications', { [name]: checked })}
          />
        ))}
      </SettingsSection>
      {account}
      <SettingsSection title="In the writing room">
        <SprintNoticeRow />
      </SettingsSection>
    </Sections>
  );
}
