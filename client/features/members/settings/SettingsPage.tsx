import { chakra, Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettings } from '../../../settings/SettingsProvider';
import { settingsLast } from '../../../settings/settingsStore';
import { Page } from '../../../ui/layout/Page';
import { AccountData, AccountPrivacy } from './AccountSections';
import { DataTab } from './DataTab';
import { EditorTab } from './EditorTab';
import { NotificationSettings } from './NotificationSettings';
import { NotificationsTab } from './NotificationsTab';
import { PrivacyTab } from './PrivacyTab';
import { ShortcutsTab } from './ShortcutsTab';

const settingsTabs = [
  { key: 'shortcuts', label: 'Keyboard Shortcuts' },
  { key: 'editor', label: 'Editor' },
  { key: 'notifications', label: 'Notifications' },
  { key: 'privacy', label: 'Privacy' },
  { key: 'data', label: 'Data' },
] as const;

type SettingsTab = (typeof settingsTabs)[number]['key'];

/** The tab in the address, or the first. */
function settingsTab(search: URLSearchParams): SettingsTab {
  const named = search.get('tab');
  return settingsTabs.find(({ key }) => key === named)?.key ?? 'shortcuts';
}

export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = settingsTab(search);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const trigger = list.current?.querySelector(`[data-value="${tab}"]`);
    trigger?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Page title="Settings" width="content">
      <NotKept />
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
          {settingsTabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab}>{contents[tab]}</Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

const contents: Record<SettingsTab, React.ReactNode> = {
  shortcuts: <ShortcutsTab />,
  editor: <EditorTab />,
  notifications: <NotificationsTab account={<NotificationSettings />} />,
  privacy: <PrivacyTab account={<AccountPrivacy />} />,
  data: <DataTab account={<AccountData />} />,
};

function NotKept() {
  // Whether settings can be stored is known only after a change.
  useSettings();
  if (settingsLast()) return null;
  return (
    <chakra.p role="alert" mb="6" px="4" py="3" bg="warning.wash" color="warning" borderRadius="md">
      This browser can’t store settings. What you change lasts until you close this tab.
    </chakra.p>
  );
}
