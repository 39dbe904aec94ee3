/** Reads an operation and variables from the address. Nothing runs automatically. */
export function addressed(search: string): { initialQuery?: string; initialVariables?: string } {
  const given = new URLSearchParams(search);
  const initialQuery = given.get('query');
  // Without a query in the address GraphiQL restores its last one.
  return initialQuery ? { initialQuery, initialVariables: given.get('variables') ?? '' } : {};
}
