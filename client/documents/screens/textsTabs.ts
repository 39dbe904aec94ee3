export type TextsTab = 'my' | 'all';

/** The tab that the address names, or the first. */
export const textsTab = (search: URLSearchParams): TextsTab => (search.get('tab') === 'all' ? 'all' : 'my');

/** What a tab asks the server for: `All` asks for everything that the member may read, which is what they wrote. */
export const textsOf = (tab: TextsTab, viewerId: string | null) => ({
  authorId: tab === 'my' ? viewerId : null,
});

/** What a list of texts is to show. */
export interface ShownTexts {
  tab: TextsTab;
  search: string;
  onClear: () => void;
}
