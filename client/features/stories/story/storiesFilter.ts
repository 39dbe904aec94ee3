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

/** UNSYNCED and CONFLICT are states on this device, which the server doesn't know. */
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

/** The value whose key is in the address. */
const valueIn = <TValue extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly { key: string; value: TValue }[],
): TValue | null => choices.find(({ key }) => key === params.get(name))?.value ?? null;

/** Reads the filter of My Stories from the address; null means all. */
export const storiesFilter = (params: URLSearchParams): StoriesFilter => ({
  search: searchOf(params),
  order: valueIn(params, 'sort', orders) ?? 'EDITED',
  privacy: valueIn(params, 'privacy', privacies),
  status: valueIn(params, 'status', statuses),
  tag: params.get('tag') || null,
});

/** Writes the filter for the address, without defaults. */
export function storiesParams({ search, order, privacy, status, tag }: StoriesFilter): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, choices: readonly { key: string; value: string }[], chosen: string | null) => {
    const key = choices.find(({ value }) => value === chosen)?.key;
    if (key !== undefined) params.set(name, key);
  };
  if (search) params.set('q', search);
  if (order !== 'EDITED') set('sort', orders, order);
  set('privacy', privacies, privacy);
  set('status', statuses, status);
  if (tag) params.set('tag', tag);
  return params;
}

/** Whether the filter's status exists on this device only. */
export const isOnDeviceOnly = ({ status }: StoriesFilter): boolean =>
  status === 'UNSYNCED' || status === 'CONFLICT';

/** Whether the filter leaves stories out. */
export const isFiltering = ({ search, privacy, status, tag }: StoriesFilter): boolean =>
  search !== '' || privacy !== null || status !== null || tag !== null;

/** Whether the server can search for the filter's text: it refuses a search without letters and digits, which finds nothing. */
export const isSearchable = ({ search }: StoriesFilter): boolean =>
  search === '' || /[\p{L}\p{N}]/u.test(search);

/** The variables of the page's query. */
export const storiesVariables = (filter: StoriesFilter) => ({
  search: isSearchable(filter) ? filter.search || null : null,
  orderBy: filter.order,
  privacyLevel: filter.privacy,
  status: filter.status === 'UNSYNCED' || filter.status === 'CONFLICT' ? null : filter.status,
  tag: filter.tag,
});

/** The variables for tabs without a filter. */
export const noFilter = { search: null, orderBy: null, privacyLevel: null, status: null, tag: null };
