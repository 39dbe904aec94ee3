/** The choice that a parameter of the address names, in lowercase; null for none. */
export const choiceIn = <TValue extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly { value: TValue }[],
): TValue | null => choices.find(({ value }) => value.toLowerCase() === params.get(name))?.value ?? null;

/** The parameters of choices, without those that aren't made, and of a text to search for. */
export function choiceParams(
  choices: Record<string, string | null>,
  search?: string | null,
): URLSearchParams {
  const params = new URLSearchParams(search ? { q: search } : {});
  for (const [name, value] of Object.entries(choices)) if (value) params.set(name, value.toLowerCase());
  return params;
}
