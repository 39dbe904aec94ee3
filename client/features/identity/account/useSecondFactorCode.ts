import { useState } from 'react';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { GraphQLRequestError } from '../../../lib/requestError';

/** Whether the server refused a sign-in only because the code is missing. */
export const isSecondFactorRequired = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.code === 'SECOND_FACTOR_REQUIRED';

/**
 * A form's field for the code of a second factor, which the server requires once the password or link was right. `subject` is
 * the email address or the link's token for which it was required: another one is first tried without a code.
 */
export function useSecondFactorCode() {
  const [requiredFor, setRequiredFor] = useState<string | null>(null);
  const isRequired = (subject: string) => requiredFor === subject;
  return {
    isRequired,
    /** The code as a part of the mutation's input. */
    inputOf: (subject: string, code: string) =>
      isRequired(subject) && code.trim() ? { code: code.trim() } : {},
    problemOf: (subject: string, code: string) =>
      isRequired(subject) && !code.trim() ? entranceMessages.secondFactor.codeRequired : undefined,
    /** Awaits the request, and shows the field if the server refused it for want of a code. */
    requireIfRefused: async (subject: string, request: Promise<void>): Promise<void> => {
      try {
        await request;
      } catch (error) {
        if (!isSecondFactorRequired(error)) throw error;
        setRequiredFor(subject);
      }
    },
  };
}
