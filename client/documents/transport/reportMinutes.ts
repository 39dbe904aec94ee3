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

/** Reports the minutes that wait, after a delay. */
export function reportMinutesSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    void reportMinutes();
  }, delayMs);
}

/** Reports the minutes that wait. If that fails, they wait for the next report; the server counts a repeated minute once. */
export async function reportMinutes(): Promise<void> {
  const memberId = tokenSubject(readAccessToken());
  if (memberId === null) return;
  for (const [day, minutes] of Object.entries(waitingMinutes(memberId) ?? {})) {
    try {
      await commit<reportMinutesMutation>(environment, mutation, { input: { day, minutes: [...minutes] } });
    } catch (error) {
      // Minutes that the server refuses, such as those of days long ago, are dropped.
      if (!(error instanceof GraphQLRequestError && error.code === 'BAD_USER_INPUT')) return;
    }
    forgetMinutes(memberId, day, minutes);
  }
}
