import { chakra } from '@chakra-ui/react';
import { clockFace, second } from '../../../../ui/content/timeLeft';
import { TimeLeft } from '../TimeLeft';
import { useIsOver } from '../useTimeLeft';
import type { Reader, Reading } from './useReading';

interface ReadingTurnProps {
  reading: Reading;
  viewerId: string;
}

/** The current reader, the time left, and the next reader; nothing while nobody reads. */
export function ReadingTurn({ reading: { readers, endsAt, leftSeconds }, viewerId }: ReadingTurnProps) {
  const isOver = useIsOver(endsAt);
  const isPaused = leftSeconds != null;
  const reader = readers.find(({ isReading }) => isReading);
  const next = readers.find(({ isReading, hasRead }) => !isReading && !hasRead);
  const nameOf = ({ member }: Reader) => (member.id === viewerId ? 'You' : member.name);
  return (
    <div>
      {/* Rendered without a reader too, so that screen readers announce the turns. */}
      <chakra.p role="status" dir="auto" overflowWrap="anywhere">
        {reader && (
          <>
            <chakra.strong fontWeight="medium">{nameOf(reader)}</chakra.strong>{' '}
            {reader.member.id === viewerId ? 'read now.' : 'reads now.'}
            {next && ` Next: ${nameOf(next)}.`}
          </>
        )}
      </chakra.p>
      {reader && (
        <chakra.p textStyle="small" color="ink.muted">
          <chakra.span
            role="timer"
            aria-label="Reading time left"
            textStyle="display"
            fontSize="3xl"
            fontVariantNumeric="tabular-nums lining-nums"
            color={isPaused ? 'ink.muted' : 'accent'}
          >
            {isPaused ? clockFace(leftSeconds * second) : <TimeLeft until={endsAt} />}
          </chakra.span>{' '}
          {isPaused ? 'Paused' : isOver && 'Time is up'}
        </chakra.p>
      )}
    </div>
  );
}
