import { categories, statuses } from './feedbackTexts';

/** An enum's value as the address has it: lowercase, as specified, such as under_review. */
const addressOf = (value: string) => value.toLowerCase();

const valueIn = <TValue extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly { value: TValue }[],
) => values.find(({ value }) => addressOf(value) === search.get(name))?.value ?? null;

/** Reads the filters from the address; null means all. */
export const feedbackFilters = (search: URLSearchParams) => ({
  status: valueIn(search, 'status', statuses),
  category: valueIn(search, 'category', categories),
});

type FeedbackFilters = ReturnType<typeof feedbackFilters>;

/** Writes the filters for the address, without unset ones. */
export function feedbackParams(filters: FeedbackFilters): Record<string, string> {
  const set = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, addressOf(value)]] : []));
  return Object.fromEntries(set);
}
