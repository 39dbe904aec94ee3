import { type ExerciseState, exerciseOf } from '../../../documents/model/exerciseState';
import { copyName } from '../../../lib/memberCopies';
import { storage } from '../../../lib/storage';

/** How many exercises the device stores for a member, the last used ones. */
const storedMax = 20;

const keyOf = (memberId: string) => copyName('exercises', memberId);

function readAll(memberId: string): ExerciseState[] {
  try {
    const stored: unknown = JSON.parse(storage.get(keyOf(memberId)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((entry) => exerciseOf(entry) ?? []) : [];
  } catch {
    return [];
  }
}

/** The exercise of a story that is opened offline; null if the device hasn't stored it. */
export const readKeptExercise = (memberId: string, id: string): ExerciseState | null =>
  readAll(memberId).find(({ exerciseId }) => exerciseId === id) ?? null;

export function keepExercise(memberId: string, exercise: ExerciseState): void {
  const others = readAll(memberId).filter(({ exerciseId }) => exerciseId !== exercise.exerciseId);
  storage.set(keyOf(memberId), JSON.stringify([exercise, ...others].slice(0, storedMax)));
}

export function forgetExercise(memberId: string, id: string): void {
  const all = readAll(memberId);
  const others = all.filter(({ exerciseId }) => exerciseId !== id);
  if (others.length < all.length) storage.set(keyOf(memberId), JSON.stringify(others));
}
