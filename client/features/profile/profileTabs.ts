export const profileTabs = [
  { key: 'stories', label: 'Stories' },
  { key: 'followers', label: 'Followers' },
  { key: 'following', label: 'Following' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['key'];

/** The tab in the address, or the first. */
export function profileTab(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return profileTabs.find(({ key }) => key === named)?.key ?? 'stories';
}
