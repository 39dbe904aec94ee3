/** What a link to this page brings: an operation and its variables. Nothing runs before its reader says so. */
export function addressed(search: string): { initialQuery?: string; initialVariables?: string } {
  const given = new URLSearchParams(search);
  const initialQuery = given.get('query');
  // Without a text of its own the page goes on where it was left, with the variables of then.
  return initialQuery ? { initialQuery, initialVariables: given.get('variables') ?? '' } : {};
}
