import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { providerProblems } from '../../../../server/contract/providerMessages';

/** Why signing in with the provider failed, by the query of the page that it led to. */
export function providerProblem(search: string | URLSearchParams): string | null {
  const named = new URLSearchParams(search).get('problem');
  const known = providerProblems.find((problem) => problem === named);
  return known ? entranceMessages.provider[known] : null;
}
