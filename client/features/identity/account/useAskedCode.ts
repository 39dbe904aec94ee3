import { useState } from 'react';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { GraphQLRequestError } from '../../../lib/requestError';

export const asksForCode = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.code === 'SECOND_FACTOR_REQUIRED';

/**
 * The code of a second factor, which the server asks for once the password or link was right. `of` is what it was asked
 * for, an address or a link: another one is first tried without.
 */
export function useAskedCode() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isAsked = (of: string) => askedFor === of;
  return {
    isAsked,
    /** The input's part. */
    input: (of: string, code: string) => (isAsked(of) && code.trim() ? { code: code.trim() } : {}),
    problem: (of: string, code: string) =>
      isAsked(of) && !code.trim() ? entranceMessages.secondFactor.codeRequired : undefined,
    /** Shows the field if the server asks. */
    orAsk: async (of: string, work: Promise<void>): Promise<void> => {
      try {
        await work;
      } catch (error) {
        if (!asksForCode(error)) throw error;
        setAskedFor(of);
      }
    },
  };
}
