import { useEffect, useState, useSyncExternalStore } from 'react';
import { localDay } from '../model/localDay';
import type { Writing } from '../screens/useWriting';
import { type Goal, goalsOf } from './goals';

/** In milliseconds. A longer pause isn't writing. */
const longestPause = 60_000;
/** How often the time is stored, in seconds. */
const storedEvery = 5;

/** The goal of a text, kept on this device. */
export function useGoal({ memberId, document: { id, localId } }: Writing) {
  const goals = goalsOf(memberId);
  const goal = useSyncExternalStore(goals.subscribe, () => goals.read([id, localId]));
  return [goal, (next: Goal | null) => goals.write([id, localId], next)] as const;
}

export const secondsToday = ({ day, seconds = 0 }: Goal): number =>
  day === localDay(Date.now()) ? seconds : 0;

/** Counts the time of writing while the goal is one in minutes. */
export function useWritingMinutes(writing: Writing): void {
  const { tools, memberId, document } = writing;
  const [names] = useState(() => ({ current: [document.id, document.localId] }));
  names.current = [document.id, document.localId];
  useEffect(() => {
    const goals = goalsOf(memberId);
    let last = 0;
    let counted = 0;
    const store = () => {
      const goal = goals.read(names.current);
      if (goal?.unit === 'minutes' && counted >= 1)
        goals.write(names.current, {
          ...goal,
          day: localDay(Date.now()),
          seconds: secondsToday(goal) + Math.floor(counted),
        });
      counted %= 1;
    };
    const stop = tools.changes.subscribe(() => {
      const now = Date.now();
      if (now - last < longestPause) counted += (now - last) / 1000;
      last = now;
      if (counted >= storedEvery) store();
    });
    return () => {
      stop();
      store();
    };
  }, [tools.changes, memberId, names]);
}
