import { SprintNoticeRow } from '../../../settings/SprintNoticeRow';
import { changeGroup } from '../../../settings/settingsStore';
import { useSettings } from '../../../settings/useSettings';
import { Sections, SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { NotificationSettings } from './NotificationSettings';

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

export function NotificationsTab() {
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
      <NotificationSettings />
      <SettingsSection title="In the writing room">
        <SprintNoticeRow />
      </SettingsSection>
    </Sections>
  );
}
