import { chakra } from '@chakra-ui/react';
import { useRef, useSyncExternalStore } from 'react';
import { TimerIcon } from '../../../ui/content/icons';
import { clockFace } from '../../../ui/content/timeLeft';
import { Button } from '../../../ui/form/Button';
import { Select } from '../../../ui/form/Field';
import {
  lowTimeSeconds,
  minutesToChoose,
  type TimerState,
  timerDurationLabel,
  type WritingTimer,
} from './writingTimer';

export interface WritingTimerBarProps {
  timer: WritingTimer;
  limit: number | null;
}

export function WritingTimerBar({ timer, limit }: WritingTimerBarProps) {
  const state = useSyncExternalStore(timer.subscribe, timer.read);
  const { status, minutes } = state;
  const main = useRef<HTMLButtonElement>(null);
  const action = {
    stopped: { label: 'Start', run: () => timer.start() },
    running: { label: 'Pause', run: () => timer.pause() },
    paused: { label: 'Resume', run: () => timer.start() },
    finished: { label: 'Reset', run: () => timer.reset() },
  }[status];
  return (
    <chakra.div
      role="group"
      aria-label="Writing timer"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      textStyle="small"
    >
      <TimeLeft {...state} />
      {status === 'stopped' && (
        <Select
          aria-label="Timer duration"
          w="auto"
          minH="9"
          py="0"
          px="2"
          fontSize="sm"
          color="ink.muted"
          bg="transparent"
          borderColor="transparent"
          css={{ '@media (pointer: coarse)': { minHeight: '{sizes.target}' } }}
          value={minutes}
          onChange={(event) => timer.choose(Number(event.target.value))}
        >
          {minutesToChoose(limit).map((choice) => (
            <option key={choice} value={choice}>
              {timerDurationLabel(choice)}
            </option>
          ))}
        </Select>
      )}
      {/* One button serves all states, so that it keeps the focus. */}
      <Button ref={main} variant="ghost" size="sm" aria-label={`${action.label} timer`} onClick={action.run}>
        {action.label}
      </Button>
      {(status === 'running' || status === 'paused') && (
        <Button
          variant="ghost"
          size="sm"
          aria-label="Reset timer"
          onClick={() => {
            main.current?.focus();
            timer.reset();
          }}
        >
          Reset
        </Button>
      )}
    </chakra.div>
  );
}

/** The remaining time. Screen readers announce the last minute here, and the end by a toast. */
function TimeLeft({ status, secondsLeft }: TimerState) {
  const isFinished = status === 'finished';
  const isLow = status !== 'stopped' && !isFinished && secondsLeft <= lowTimeSeconds;
  return (
    <>
      <chakra.span
        role="timer"
        aria-label="Time left"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        px="1"
        color={isFinished ? 'danger' : isLow ? 'warning' : 'ink.muted'}
        fontWeight={isLow || isFinished ? 'semibold' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        <TimerIcon />
        {isFinished ? 'Time’s up' : clockFace(secondsLeft * 1000)}
        {status === 'paused' && ' · paused'}
        {isLow && status === 'running' && ' · last minute'}
      </chakra.span>
      <chakra.span role="status" srOnly>
        {isLow && status === 'running' ? 'Last minute' : ''}
      </chakra.span>
    </>
  );
}
