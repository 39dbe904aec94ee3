import type { ReactNode } from 'react';
import { useSettings } from '../../../settings/SettingsProvider';
import { changeGroup } from '../../../settings/settingsStore';
import { ChoiceRow } from '../../../ui/form/ChoiceRow';
import { Sections, SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';

const levels = [
  { value: 'private', label: 'Private' },
  { value: 'shared', label: 'Shared' },
  { value: 'public', label: 'Public' },
] as const;

/** The device's privacy settings, then the account's. */
export function PrivacyTab({ account }: { account: ReactNode }) {
  const { privacy } = useSettings();
  return (
    <Sections>
      <SettingsSection
        title="Your stories and you"
        lead="Kept on this device. The privacy of new stories is also kept in your account."
      >
        <ChoiceRow
          label="Default story privacy"
          help="What a new story starts with; you can choose again for each."
          choices={levels}
          value={privacy.default_story_privacy}
          onChange={(default_story_privacy) => changeGroup('privacy', { default_story_privacy })}
        />
        <SwitchRow
          label="Show activity status"
          help="In a writing session that you joined or lead, the others see when you are there. Never anywhere else."
          checked={privacy.show_activity_status}
          onChange={(show_activity_status) => changeGroup('privacy', { show_activity_status })}
        />
      </SettingsSection>
      {account}
    </Sections>
  );
}
