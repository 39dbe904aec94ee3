import { categories, statuses } from './feedbackWords';

/** As the specification writes values: under_review in the address, UNDER_REVIEW in GraphQL. */
const written = (value: string) => value.toLowerCase();

const chosen = <TValue extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly { value: TValue }[],
) => values.find(({ value }) => written(value) === search.get(name))?.value ?? null;

/** What the address asks for; null for all. */
export const feedbackFilters = (search: URLSearchParams) => ({
  status: chosen(search, 'status', statuses),
  category: chosen(search, 'category', categories),
});

export type FeedbackFilters = ReturnType<typeof feedbackFilters>;

/** The address of a choice; what is not filtered by is left out. */
export function filterSearch(filters: FeedbackFilters): Record<string, string> {
  const named = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, written(value)]] : []));
  return Object.fromEntries(named);
}
