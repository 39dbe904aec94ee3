import { useEffect, useState, useSyncExternalStore } from 'react';
import { localDay } from '../model/localDay';
import type { Writing } from '../screens/useWriting';
import { type Goal, goalsOf } from './goals';

/** A longer pause doesn't count as writing. */
const maxPauseMs = 60_000;
/** How much time is counted before it is stored. */
const storedEverySeconds = 5;

/** The goal of a text, kept on this device. */
export function useGoal({ memberId, document: { id, localId } }: Writing) {
  const goals = goalsOf(memberId);
  const goal = useSyncExternalStore(goals.subscribe, () => goals.read([id, localId]));
  return [goal, (next: Goal | null) => goals.write([id, localId], next)] as const;
}

/** The seconds written today, of a goal in minutes. */
export const secondsToday = ({ day, seconds = 0 }: Goal): number =>
  day === localDay(Date.now()) ? seconds : 0;

/** Counts the time of writing while the goal is one in minutes. */
export function useWritingMinutes(writing: Writing): void {
  const { tools, memberId, document } = writing;
  const [keys] = useState(() => ({ current: [document.id, document.localId] }));
  keys.current = [document.id, document.localId];
  useEffect(() => {
    const goals = goalsOf(memberId);
    let lastChangeAt = 0;
    let countedSeconds = 0;
    const store = () => {
      const goal = goals.read(keys.current);
      if (goal?.unit === 'minutes' && countedSeconds >= 1)
        goals.write(keys.current, {
          ...goal,
          day: localDay(Date.now()),
          seconds: secondsToday(goal) + Math.floor(countedSeconds),
        });
      countedSeconds %= 1;
    };
    const stop = tools.changes.subscribe(() => {
      const now = Date.now();
      if (now - lastChangeAt < maxPauseMs) countedSeconds += (now - lastChangeAt) / 1000;
      lastChangeAt = now;
      if (countedSeconds >= storedEverySeconds) store();
    });
    return () => {
      stop();
      store();
    };
  }, [tools.changes, memberId, keys]);
}
