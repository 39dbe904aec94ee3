export const settingsTabs = [
  { key: 'shortcuts', label: 'Keyboard Shortcuts' },
  { key: 'editor', label: 'Editor' },
  { key: 'notifications', label: 'Notifications' },
  { key: 'privacy', label: 'Privacy' },
  { key: 'data', label: 'Data' },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]['key'];

/** The tab in the address, or the first. */
export function settingsTab(search: URLSearchParams): SettingsTab {
  const named = search.get('tab');
  return settingsTabs.find(({ key }) => key === named)?.key ?? 'shortcuts';
}
