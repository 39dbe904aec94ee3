import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RoomClock_session$key } from '../../__generated__/RoomClock_session.graphql';
import { sayTimeOn } from '../../ui/content/timeLabels';
import { clockFace } from '../../ui/content/timeLeft';
import { useSprint } from './useSprint';
import { useTimeLeft } from './useTimeLeft';

export interface RoomClockProps {
  session: RoomClock_session$key;
  onNews: (text: string) => void;
  onSprintOver: () => void;
}

/** Counts down to the start, to the end of a sprint, or to the end of the session. */
export function RoomClock({ session, onNews, onSprintOver }: RoomClockProps) {
  const data = useFragment(
    graphql`
      fragment RoomClock_session on Session {
        kind
        status
        dateTime
        startedAt
        endsAt
        ...useSprint_session
      }
    `,
    session,
  );
  const isDropIn = data.kind === 'DROP_IN';
  const isAhead = data.status === 'SCHEDULED';
  const sprint = useSprint(data, onNews, onSprintOver);
  const left = useTimeLeft(isAhead ? data.dateTime : data.endsAt);
  const start = Math.min(Date.parse(data.dateTime), Date.parse(data.startedAt ?? data.dateTime));
  const length = Date.parse(data.endsAt) - start;

  if (isAhead)
    return <Face label="Starts in" left={left} over="Any moment now" note="The room is open: settle in." />;
  if (sprint)
    return (
      <Face
        label="Sprint"
        left={sprint.left}
        part={sprint.left / sprint.length}
        note={!isDropIn && left !== null && `${clockFace(left)} left in the session`}
        accent
      />
    );
  if (isDropIn) return <OpenRoom />;
  return (
    <Face
      label="Time left"
      left={left}
      part={left === null ? undefined : left / length}
      over="Time to put down the pen"
      note={`Until ${sayTimeOn(data.endsAt, new Date())}`}
    />
  );
}

/** The standing session counts down to nothing but the ends of its sprints. */
function OpenRoom() {
  return (
    <chakra.p
      position="relative"
      textAlign="center"
      textStyle="display"
      fontSize={{ base: '2xl', md: '3xl' }}
    >
      Come in and write
    </chakra.p>
  );
}

interface FaceProps {
  label: string;
  /** In milliseconds; null if unknown. */
  left: number | null;
  /** The remaining part, from 1 to 0. */
  part?: number;
  /** Shown when the time is over but the server hasn't changed the status yet. */
  over?: string;
  note: string | false;
  accent?: boolean;
}

function Face({ label, left, part, over, note, accent = false }: FaceProps) {
  return (
    <chakra.div position="relative" textAlign="center">
      <chakra.h2 textStyle="label" color={accent ? 'accent' : 'ink.muted'} letterSpacing="wide">
        {label}
      </chakra.h2>
      <chakra.p
        role="timer"
        aria-label={label}
        textStyle="display"
        fontSize={{ base: '4xl', md: '5xl' }}
        fontVariantNumeric="tabular-nums lining-nums"
        color={accent ? 'accent' : 'ink'}
        minH="1.2em"
        {...(left === 0 && over && { fontSize: { base: '2xl', md: '3xl' } })}
      >
        {left === 0 && over ? over : left === null ? '' : clockFace(left)}
      </chakra.p>
      {part !== undefined && (
        <chakra.div
          aria-hidden
          mt="4"
          mx="auto"
          maxW="20rem"
          h="1"
          borderRadius="full"
          bg="rule"
          overflow="hidden"
        >
          <chakra.div
            h="full"
            borderRadius="full"
            bg="accent"
            transformOrigin="left"
            style={{ width: `${Math.min(100, Math.max(0, part * 100))}%` }}
          />
        </chakra.div>
      )}
      <chakra.p mt="3" textStyle="facts" color="ink.muted" minH="1.5em">
        {note}
      </chakra.p>
    </chakra.div>
  );
}
