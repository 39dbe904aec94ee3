import { chakra } from '@chakra-ui/react';
import { clockFace } from '../../../ui/content/timeLeft';
import { useTimeLeft } from '../useTimeLeft';
import type { Reader, Reading } from './useReading';

export interface ReadingTurnProps {
  reading: Reading;
  viewerId: string;
}

/** Who reads now, for how much longer, and who is next; nothing while nobody reads. */
export function ReadingTurn({ reading: { readers, endsAt, leftSeconds }, viewerId }: ReadingTurnProps) {
  const running = useTimeLeft(endsAt);
  const isPaused = leftSeconds != null;
  const left = isPaused ? leftSeconds * 1_000 : running;
  const reader = readers.find(({ isReading }) => isReading);
  const next = readers.find(({ isReading, hasRead }) => !isReading && !hasRead);
  const nameOf = ({ member }: Reader) => (member.id === viewerId ? 'You' : member.name);
  return (
    <div>
      {/* Always there, so that screen readers announce the turns. */}
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
            {left === null ? '' : clockFace(left)}
          </chakra.span>{' '}
          {isPaused ? 'Paused' : left === 0 && 'Time is up'}
        </chakra.p>
      )}
    </div>
  );
}
