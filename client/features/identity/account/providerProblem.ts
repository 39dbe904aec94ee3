import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { providerProblems } from '../../../../server/contract/providerMessages';

/** The message for a failed sign-in with the provider, from the page's query; null if it didn't fail. */
export function providerProblem(search: string | URLSearchParams): string | null {
  const problemName = new URLSearchParams(search).get('problem');
  const knownProblem = providerProblems.find((problem) => problem === problemName);
  return knownProblem ? entranceMessages.provider[knownProblem] : null;
}
