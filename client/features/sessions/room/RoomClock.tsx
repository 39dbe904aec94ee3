import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RoomClock_session$key } from '../../../__generated__/RoomClock_session.graphql';
import { formatTimeOn } from '../../../ui/content/timeLabels';
import { second } from '../../../ui/content/timeLeft';
import { TimeLeft } from './TimeLeft';
import { useSprint } from './useSprint';
import { useIsOver, useTimeLeft } from './useTimeLeft';

interface RoomClockProps {
  session: RoomClock_session$key;
  onAnnounce: (text: string) => void;
  onSprintOver: () => void;
}

/** Counts down to the start, to the end of a sprint, or to the end of the session. */
export function RoomClock({ session, onAnnounce, onSprintOver }: RoomClockProps) {
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
  const sprint = useSprint(data, onAnnounce, onSprintOver);
  const start = Math.min(Date.parse(data.dateTime), Date.parse(data.startedAt ?? data.dateTime));
  const length = Date.parse(data.endsAt) - start;

  if (isAhead)
    return (
      <Face
        label="Starts in"
        until={data.dateTime}
        overText="Any moment now"
        note="The room is open: settle in."
      />
    );
  if (sprint)
    return (
      <Face
        label="Sprint"
        until={sprint.endsAt}
        length={sprint.length}
        note={
          !isDropIn && (
            <>
              <TimeLeft until={data.endsAt} /> left in the session
            </>
          )
        }
        accent
      />
    );
  if (isDropIn) return <OpenRoom />;
  return (
    <Face
      label="Time left"
      until={data.endsAt}
      length={length}
      overText="Time to put down the pen"
      note={`Until ${formatTimeOn(data.endsAt, new Date())}`}
    />
  );
}

/** Replaces the clock in a drop-in session, which has no end to count down to. */
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
  until: string;
  /** The whole duration in milliseconds; if given, a bar shows the remaining share. */
  length?: number;
  /** Shown when the time is over but the server hasn't changed the status yet. */
  overText?: string;
  note: ReactNode;
  accent?: boolean;
}

function Face({ label, until, length, overText, note, accent = false }: FaceProps) {
  const isOver = useIsOver(until);
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
        lineHeight="1.2"
        h="1.2em"
        // The text changes each second: its layout must not affect the rest of the page.
        contain="strict"
        {...(isOver &&
          overText && { fontSize: { base: '2xl', md: '3xl' }, h: 'auto', minH: '1.2em', contain: 'none' })}
      >
        {isOver && overText ? overText : <TimeLeft until={until} />}
      </chakra.p>
      {length !== undefined && isOver !== null && (
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
          <Remaining until={until} length={length} />
        </chakra.div>
      )}
      <chakra.p mt="3" textStyle="facts" color="ink.muted" minH="1.5em">
        {note}
      </chakra.p>
    </chakra.div>
  );
}

/** The bar has so many steps, each of at most two pixels. */
const stepCount = 200;

/** The bar with the remaining share of the time. */
function Remaining({ until, length }: { until: string; length: number }) {
  const left = useTimeLeft(until, Math.max(second, length / stepCount)) ?? 0;
  const part = Math.min(1, Math.max(0, left / length));
  return <chakra.div h="full" borderRadius="full" bg="accent" style={{ width: `${part * 100}%` }} />;
}
