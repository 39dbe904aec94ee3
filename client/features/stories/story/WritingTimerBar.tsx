import { chakra } from '@chakra-ui/react';
import { useRef, useSyncExternalStore } from 'react';
import { TimerIcon } from '../../../ui/content/icons';
import { clockFace } from '../../../ui/content/timeLeft';
import { Button } from '../../../ui/form/Button';
import { Select } from '../../../ui/form/Field';
import {
  durationLabel,
  lowTimeSeconds,
  minutesToChoose,
  type TimerState,
  type WritingTimer,
} from './writingTimer';

export interface WritingTimerBarProps {
  timer: WritingTimer;
  /** The exercise's time limit in minutes. */
  limit: number | null;
}

/** The remaining time with the timer's controls. */
export function WritingTimerBar({ timer, limit }: WritingTimerBarProps) {
  const state = useSyncExternalStore(timer.subscribe, timer.read);
  const { status, minutes } = state;
  const main = useRef<HTMLButtonElement>(null);
  const next = {
    stopped: { label: 'Start', press: () => timer.start() },
    running: { label: 'Pause', press: () => timer.pause() },
    paused: { label: 'Resume', press: () => timer.start() },
    finished: { label: 'Reset', press: () => timer.reset() },
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
              {durationLabel(choice)}
            </option>
          ))}
        </Select>
      )}
      {/* One button for all states, so that the focus stays. */}
      <Button ref={main} variant="ghost" size="sm" aria-label={`${next.label} timer`} onClick={next.press}>
        {next.label}
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

const toneOf = ({ status, left }: TimerState) => {
  if (status === 'finished') return 'danger';
  return status !== 'stopped' && left <= lowTimeSeconds ? 'warning' : 'ink.muted';
};

/** Announces the last minute; a toast announces the end. */
function TimeLeft(state: TimerState) {
  const { status, left } = state;
  const isLow = status !== 'stopped' && status !== 'finished' && left <= lowTimeSeconds;
  return (
    <>
      <chakra.span
        role="timer"
        aria-label="Time left"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        px="1"
        color={toneOf(state)}
        fontWeight={isLow || status === 'finished' ? 'semibold' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        <TimerIcon />
        {status === 'finished' ? 'Time’s up' : clockFace(left * 1000)}
        {status === 'paused' && ' · paused'}
        {isLow && status === 'running' && ' · last minute'}
      </chakra.span>
      <chakra.span role="status" srOnly>
        {isLow && status === 'running' ? 'Last minute' : ''}
      </chakra.span>
    </>
  );
}
