import { chakra, Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { areSettingsStored, changeGroup } from '../../../settings/settingsStore';
import { useSettings } from '../../../settings/useSettings';
import { ChoiceRow, namedChoices } from '../../../ui/form/ChoiceRow';
import { Sections, SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { Page } from '../../../ui/layout/Page';
import { AccountPrivacy } from './AccountSections';
import { DataTab } from './DataTab';
import { EditorTab } from './EditorTab';
import { NotificationsTab } from './NotificationsTab';
import { ShortcutsTab } from './ShortcutsTab';

const tabs = [
  { key: 'shortcuts', label: 'Keyboard Shortcuts', Content: ShortcutsTab },
  { key: 'editor', label: 'Editor', Content: EditorTab },
  { key: 'notifications', label: 'Notifications', Content: NotificationsTab },
  { key: 'privacy', label: 'Privacy', Content: PrivacyTab },
  { key: 'data', label: 'Data', Content: DataTab },
] as const;

export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const tabKey = search.get('tab');
  const { key: tab, Content } = tabs.find(({ key }) => key === tabKey) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  // On phones the tabs scroll sideways, and the chosen one may be out of view.
  useEffect(() => {
    const trigger = list.current?.querySelector(`[data-value="${tab}"]`);
    trigger?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Page title="Settings" width="content">
      <StorageWarning />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) =>
          setSearch(value === 'shortcuts' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
        }
        lazyMount
        unmountOnExit
      >
        {/* On phones the tabs reach the screen's edge, so that a cut-off one hints at more. */}
        <Tabs.List
          ref={list}
          aria-label="Settings"
          gap={{ base: '3', sm: '6' }}
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', md: '0' }}
          scrollPaddingInline="4"
        >
          {tabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab}>
          <Content />
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

/** The device's privacy settings, then the account's. */
function PrivacyTab() {
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
          choices={namedChoices('private', 'shared', 'public')}
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
      <AccountPrivacy />
    </Sections>
  );
}

function StorageWarning() {
  // Renders again after each change of the settings, because only then is it known whether they can be stored.
  useSettings();
  if (areSettingsStored()) return null;
  return (
    <chakra.p role="alert" mb="6" px="4" py="3" bg="warning.wash" color="warning" borderRadius="md">
      This browser can’t store settings. What you change lasts until you close this tab.
    </chakra.p>
  );
}
