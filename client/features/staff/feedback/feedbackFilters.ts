import { categories, statuses } from './feedbackWords';

/** Lowercase in the address, as specified: under_review; in GraphQL UNDER_REVIEW. */
const inAddress = (value: string) => value.toLowerCase();

const chosen = <TValue extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly { value: TValue }[],
) => values.find(({ value }) => inAddress(value) === search.get(name))?.value ?? null;

/** The filters in the address; null for all. */
export const feedbackFilters = (search: URLSearchParams) => ({
  status: chosen(search, 'status', statuses),
  category: chosen(search, 'category', categories),
});

type FeedbackFilters = ReturnType<typeof feedbackFilters>;

/** The search parameters of these filters, without unset ones. */
export function filterSearch(filters: FeedbackFilters): Record<string, string> {
  const named = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, inAddress(value)]] : []));
  return Object.fromEntries(named);
}
