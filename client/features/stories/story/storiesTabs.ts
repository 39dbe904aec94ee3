export const storiesTabs = [
  { key: 'my', label: 'My Stories' },
  { key: 'favorites', label: 'My Favs' },
  { key: 'shared', label: 'Shared Stories' },
] as const;

export type StoriesTab = (typeof storiesTabs)[number]['key'];

/** The tab in the address, or the first. */
export function storiesTab(search: URLSearchParams): StoriesTab {
  const named = search.get('tab');
  return storiesTabs.find(({ key }) => key === named)?.key ?? 'my';
}
