import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StorySessionClockQuery } from '../../../__generated__/StorySessionClockQuery.graphql';
import { SprintClock } from '../room/SprintClock';
import { WritingGoesOn } from './WritingGoesOn';

interface StorySessionClockProps {
  sessionId: string;
  zen: boolean;
}

/** The sprint of the story's session, once StorySession has read it; it also keeps it up to date. */
export function StorySessionClock({ sessionId, zen }: StorySessionClockProps) {
  return (
    <WritingGoesOn key={sessionId}>
      <Suspense fallback={null}>
        <Loaded sessionId={sessionId} zen={zen} />
      </Suspense>
    </WritingGoesOn>
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
