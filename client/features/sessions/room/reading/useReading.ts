import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { useReadingSubscription } from '../../../../__generated__/useReadingSubscription.graphql';
import { useLiveSubscription } from '../../../../relay/useLiveSubscription';

void graphql`
  fragment useReading_reading on SessionReading {
    version
    minutes
    endsAt
    leftSeconds
    readers {
      isReading
      hasRead
      member {
        id
        name
      }
    }
  }
`;

const subscription = graphql`
  subscription useReadingSubscription($id: ID!) {
    sessionReadingChanged(id: $id) {
      ...useReading_reading @relay(mask: false)
    }
  }
`;

export type Reading = useReadingSubscription['response']['sessionReadingChanged'];
export type Reader = Reading['readers'][number];

/**
 * The reading in a session, kept up to date: the subscription starts with the current state, also after an outage. Null until
 * then. `accept` stores the state in the response to a mutation, unless a later version is known.
 */
export function useReading(id: string): { reading: Reading | null; accept: (reading: Reading) => void } {
  const [reading, setReading] = useState<Reading | null>(null);
  const accept = useCallback(
    (next: Reading) => setReading((known) => (known && known.version > next.version ? known : next)),
    [],
  );
  useLiveSubscription<useReadingSubscription>({
    subscription,
    variables: { id },
    onEvent: ({ sessionReadingChanged }) => {
      accept(sessionReadingChanged);
      return false;
    },
  });
  return { reading, accept };
}
