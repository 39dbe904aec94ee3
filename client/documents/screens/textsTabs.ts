type TextsTab = 'my' | 'all';

/** The tab in the address, or the first. */
export const textsTab = (search: URLSearchParams): TextsTab => (search.get('tab') === 'all' ? 'all' : 'my');

/** The tab's filter. 'All' sends none, but a member can only read their own. */
export const textsOf = (tab: TextsTab, viewerId: string | null) => ({
  authorId: tab === 'my' ? viewerId : null,
});

/** The tab and the search of a list. */
export interface ShownTexts {
  tab: TextsTab;
  search: string;
  onClear: () => void;
}
