import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  SessionReading_session$data,
  SessionReading_session$key,
} from '../../../../__generated__/SessionReading_session.graphql';
import { useAuth } from '../../../../auth/useAuth';
import { Button } from '../../../../ui/form/Button';
import { AddReader, ReadingMinutes, ReadingSteps } from './ReadingControls';
import { ReadingOrder } from './ReadingOrder';
import { ReadingTurn } from './ReadingTurn';
import { type Reading, useReading } from './useReading';
import { useReadingChanges } from './useReadingChanges';

/** The members who read aloud in a session, in order, with a clock that is the same for all. The leader sets the order. */
export function SessionReading({ session }: { session: SessionReading_session$key }) {
  const data = useFragment(
    graphql`
      fragment SessionReading_session on Session {
        id
        status
        hasReading
        viewerCanModerate
        viewerWriting {
          __typename
        }
        room {
          writers {
            member {
              id
              name
            }
          }
        }
      }
    `,
    session,
  );
  const { viewer } = useAuth();
  const isInside = data.viewerWriting != null || viewer?.canCreateSessions;
  const isReadingTime = data.status === 'IN_PROGRESS' || data.status === 'SCHEDULED';
  return viewer && isInside && isReadingTime && data.hasReading ? (
    <SubscribedReading session={data} viewerId={viewer.id} />
  ) : null;
}

interface SubscribedReadingProps {
  session: SessionReading_session$data;
  viewerId: string;
}

/** Reads the state, without which nothing is shown. */
function SubscribedReading({ session, viewerId }: SubscribedReadingProps) {
  const { reading, accept } = useReading(session.id);
  return reading && <ReadingPanel session={session} viewerId={viewerId} reading={reading} accept={accept} />;
}

interface ReadingPanelProps extends SubscribedReadingProps {
  reading: Reading;
  accept: (reading: Reading) => void;
}

function ReadingPanel({ session, viewerId, reading, accept }: ReadingPanelProps) {
  const { id, status, viewerCanModerate, viewerWriting, room } = session;
  const { readers } = reading;
  const { problem, isBusy, join, leave, arrange, step } = useReadingChanges(id, reading.version, accept);
  const titleId = useId();
  const isReader = readers.some(({ member }) => member.id === viewerId);
  const others = room.writers
    .map(({ member }) => member)
    .filter((one) => !readers.some(({ member }) => member.id === one.id));

  const arrangeOrder = (memberIds: string[]) => arrange({ memberIds });
  return (
    <chakra.section data-focus-frame aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="heading" mb="3">
        Reading aloud
      </chakra.h2>
      <chakra.div display="grid" gap="4" justifyItems="start">
        <ReadingTurn reading={reading} viewerId={viewerId} />
        {viewerCanModerate && status === 'IN_PROGRESS' && readers.length > 0 && (
          <ReadingSteps reading={reading} isBusy={isBusy} onStep={step} />
        )}
        <ReadingOrder
          readers={readers}
          viewerId={viewerId}
          isBusy={isBusy}
          onArrange={viewerCanModerate ? arrangeOrder : null}
        />
        {problem && (
          <chakra.p role="alert" textStyle="small" color="danger">
            {problem}
          </chakra.p>
        )}
        {viewerWriting && (
          <Button
            variant={isReader ? 'ghost' : 'outline'}
            size="sm"
            aria-disabled={isBusy}
            onClick={() => void (isReader ? leave() : join())}
          >
            {isReader ? 'Take my name off' : 'Put my name down'}
          </Button>
        )}
        {viewerCanModerate && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="6" rowGap="3">
            <AddReader
              members={others}
              isBusy={isBusy}
              onAdd={(added) => arrangeOrder([...readers.map(({ member }) => member.id), added])}
            />
            <ReadingMinutes
              minutes={reading.minutes}
              isBusy={isBusy}
              onSet={(minutes) => arrange({ minutes })}
            />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}
