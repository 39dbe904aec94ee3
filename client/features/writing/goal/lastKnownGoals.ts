import { copyName } from '../../../lib/memberCopies';
import { storage } from '../../../lib/storage';

/** A goal or a challenge as the dashboard last showed it; stored on the device, for when it can't be loaded. */
interface KnownProgress {
  label: string;
  done: number;
  target: number;
  /** The figures in words. */
  text: string;
}

const keyOf = (memberId: string) => copyName('last-goals', memberId);

export function keepLastGoals(memberId: string, goals: readonly KnownProgress[]): void {
  if (goals.length === 0) storage.remove(keyOf(memberId));
  else storage.set(keyOf(memberId), JSON.stringify(goals));
}

export function readLastGoals(memberId: string): readonly KnownProgress[] {
  try {
    return JSON.parse(storage.get(keyOf(memberId)) ?? '[]') as readonly KnownProgress[];
  } catch {
    return [];
  }
}
