import type { Privacy } from '../../../lib/privacy';

import { searchOf } from '../../../ui/form/searchOf';

/** The orders of My Stories, the first by default; `key` is the name in the address. */
export const orders = [
  { key: 'edited', value: 'EDITED', label: 'Last edited' },
  { key: 'created', value: 'CREATED', label: 'Newest' },
  { key: 'title', value: 'TITLE', label: 'Title' },
  { key: 'words', value: 'WORDS', label: 'Longest' },
] as const;

export const privacies = [
  { key: 'private', value: 'PRIVATE', label: 'Private' },
  { key: 'shared', value: 'SHARED', label: 'Shared' },
  { key: 'public', value: 'PUBLIC', label: 'Public' },
] as const satisfies readonly { key: string; value: Privacy; label: string }[];

/** The server doesn't know the last two. */
export const statuses = [
  { key: 'published', value: 'PUBLISHED', label: 'Others can read' },
  { key: 'changes', value: 'UNPUBLISHED_CHANGES', label: 'Unpublished changes' },
  { key: 'unsynced', value: 'UNSYNCED', label: 'Not synced yet' },
  { key: 'conflict', value: 'CONFLICT', label: 'In conflict' },
] as const;

export type Order = (typeof orders)[number]['value'];
export type Status = (typeof statuses)[number]['value'];

export interface StoriesFilter {
  search: string;
  order: Order;
  privacy: Privacy | null;
  status: Status | null;
  tag: string | null;
}

const named = <TValue extends string>(
  choices: readonly { key: string; value: TValue }[],
  params: URLSearchParams,
  param: string,
): TValue | null => choices.find(({ key }) => key === params.get(param))?.value ?? null;

/** The filter of My Stories in the address. */
export const storiesFilter = (params: URLSearchParams): StoriesFilter => ({
  search: searchOf(params),
  order: named(orders, params, 'sort') ?? 'EDITED',
  privacy: named(privacies, params, 'privacy'),
  status: named(statuses, params, 'status'),
  tag: params.get('tag') || null,
});

/** The address of a filter. */
export function filterParams({ search, order, privacy, status, tag }: StoriesFilter): URLSearchParams {
  const params = new URLSearchParams();
  const set = (param: string, choices: readonly { key: string; value: string }[], name: string | null) => {
    const key = choices.find(({ value }) => value === name)?.key;
    if (key !== undefined) params.set(param, key);
  };
  if (search) params.set('q', search);
  if (order !== 'EDITED') set('sort', orders, order);
  set('privacy', privacies, privacy);
  set('status', statuses, status);
  if (tag) params.set('tag', tag);
  return params;
}

/** Whether only this device has the stories of this status. */
export const isOfDevice = ({ status }: StoriesFilter): boolean =>
  status === 'UNSYNCED' || status === 'CONFLICT';

/** Whether the filter leaves stories out. */
export const isFiltering = ({ search, privacy, status, tag }: StoriesFilter): boolean =>
  search !== '' || privacy !== null || status !== null || tag !== null;

/** Whether the server can search for the filter's text: it refuses a search without letters and digits, which finds nothing. */
export const isSearchable = ({ search }: StoriesFilter): boolean =>
  search === '' || /[\p{L}\p{N}]/u.test(search);

/** The filter as variables of the list's query. */
export const filterVariables = (filter: StoriesFilter) => ({
  search: isSearchable(filter) ? filter.search || null : null,
  orderBy: filter.order,
  privacyLevel: filter.privacy,
  status: filter.status === 'UNSYNCED' || filter.status === 'CONFLICT' ? null : filter.status,
  tag: filter.tag,
});

/** The variables of the other tabs. */
export const noFilter = { search: null, orderBy: null, privacyLevel: null, status: null, tag: null };
