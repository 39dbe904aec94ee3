import { graphql } from 'relay-runtime';
import type { reportMinutesMutation } from '../../__generated__/reportMinutesMutation.graphql';
import { GraphQLRequestError } from '../../lib/requestError';
import { environment } from '../../relay/environment';
import { commit } from '../../relay/requests';
import { readAccessToken, tokenSubject } from '../../relay/tokens';
import { forgetMinutes, waitingMinutes } from '../writtenMinutes';

const mutation = graphql`
  mutation reportMinutesMutation($input: RecordWritingMinutesInput!) {
    recordWritingMinutes(input: $input) {
      minutes
    }
  }
`;

/** How long after the first unreported minute a report is sent, so that it has several. */
const delayMs = 120_000;
let isDue = false;

/** Sends what waits, later. */
export function reportMinutesSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    void reportMinutes();
  }, delayMs);
}

/** Sends what waits. What can't be sent waits for the next report; a report that is repeated counts once. */
export async function reportMinutes(): Promise<void> {
  const memberId = tokenSubject(readAccessToken());
  if (memberId === null) return;
  for (const [day, minutes] of Object.entries(waitingMinutes(memberId) ?? {})) {
    try {
      await commit<reportMinutesMutation>(environment, mutation, { input: { day, minutes: [...minutes] } });
    } catch (error) {
      // Refused for good, such as days of long ago.
      if (!(error instanceof GraphQLRequestError && error.code === 'BAD_USER_INPUT')) return;
    }
    forgetMinutes(memberId, day, minutes);
  }
}
