import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SprintClock_session$key } from '../../../__generated__/SprintClock_session.graphql';
import { TimeLeft } from './TimeLeft';
import { useIsOver, useTimeLeft } from './useTimeLeft';

/** The time left of the running sprint in whole minutes, so that nothing moves beside the text. On phones it lies over the top bar. */
export function SprintClock({ session, zen }: { session: SprintClock_session$key; zen: boolean }) {
  const { status, sprint } = useFragment(
    graphql`
      fragment SprintClock_session on Session {
        status
        sprint {
          startedAt
          endsAt
        }
      }
    `,
    session,
  );
  const isOver = useIsOver(status === 'IN_PROGRESS' ? sprint?.endsAt : null);
  if (!sprint || isOver !== false) return null;
  return (
    <chakra.span
      role="timer"
      aria-label="Sprint"
      display="inline-flex"
      alignItems="center"
      gap="2"
      px="2.5"
      minH="7"
      borderRadius="full"
      bg="accent.wash"
      color="accent"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      {...(!zen && {
        position: { base: 'fixed', md: 'static' },
        top: { base: 'calc(({sizes.topBar} - {sizes.7}) / 2)', md: 'auto' },
        insetStart: { base: '5.5rem', md: 'auto' },
        zIndex: { base: 'bar', md: 'auto' },
      })}
    >
      <chakra.span aria-hidden display={{ base: zen ? 'inline-flex' : 'none', sm: 'inline-flex' }} gap="0.5">
        <Quarters startedAt={sprint.startedAt} endsAt={sprint.endsAt} />
      </chakra.span>
      <TimeLeft until={sprint.endsAt} by="minute" />
    </chakra.span>
  );
}

/** Four marks, one for each quarter of the sprint; those of past quarters are pale. */
function Quarters({ startedAt, endsAt }: { startedAt: string; endsAt: string }) {
  const length = Math.max(1, Date.parse(endsAt) - Date.parse(startedAt));
  const left = useTimeLeft(endsAt, length / 4) ?? 0;
  const quarters = Math.max(1, Math.ceil((4 * left) / length));
  return [1, 2, 3, 4].map((quarter) => (
    <chakra.span
      key={quarter}
      w="1"
      h="2.5"
      borderRadius="full"
      bg="accent"
      opacity={quarter <= quarters ? 1 : 0.25}
    />
  ));
}
