import { messages } from '../../../server/contract/messages';
import { providerProblems } from '../../../server/contract/providerMessages';

/** Why signing in with the provider came to nothing, by the query of the page that it led to. */
export function providerProblem(search: string | URLSearchParams): string | null {
  const named = new URLSearchParams(search).get('problem');
  const known = providerProblems.find((problem) => problem === named);
  return known ? messages.provider[known] : null;
}
