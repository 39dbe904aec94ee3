import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StorySessionClockQuery } from '../../../__generated__/StorySessionClockQuery.graphql';
import { SprintClock } from '../room/SprintClock';
import { HideOnError } from './HideOnError';

interface StorySessionClockProps {
  sessionId: string;
  zen: boolean;
}

/** The clock of the running sprint beside the editor. It shows what `StorySession` reads, and keeps up to date, in Relay's store. */
export function StorySessionClock({ sessionId, zen }: StorySessionClockProps) {
  return (
    <HideOnError key={sessionId}>
      <Suspense fallback={null}>
        <Loaded sessionId={sessionId} zen={zen} />
      </Suspense>
    </HideOnError>
  );
}

function Loaded({ sessionId, zen }: StorySessionClockProps) {
  const { session } = useLazyLoadQuery<StorySessionClockQuery>(
    graphql`
      query StorySessionClockQuery($id: ID!) {
        session(id: $id) {
          id
          ...SprintClock_session
        }
      }
    `,
    { id: sessionId },
    { fetchPolicy: 'store-only' },
  );
  return session && <SprintClock session={session} zen={zen} />;
}
