import { limits } from '../../../../server/contract/limits';
import { cutText } from '../../../../server/markdown/cutText';
import { type ExerciseText, type ExerciseValues, emptyExercise, toValues } from './exerciseFormValues';
import { categories, difficulties } from './exerciseLabels';

/** Navigation state with the exercise to duplicate. Source: specification, section 2 (Exercises). */
export interface DuplicateState {
  duplicateFrom: ExerciseText & { id: string };
}

const isOneOf = (choices: readonly { value: string }[], candidate: unknown) =>
  choices.some(({ value }) => value === candidate);

const isExercise = (from: Record<string, unknown>): boolean =>
  ['id', 'title', 'description', 'objective', 'prompt'].every((field) => typeof from[field] === 'string') &&
  (from.timeLimitMinutes === null || typeof from.timeLimitMinutes === 'number') &&
  isOneOf(difficulties, from.difficulty) &&
  isOneOf(categories, from.category) &&
  Array.isArray(from.tags) &&
  from.tags.every((tag) => typeof tag === 'string');

/** The exercise to duplicate, from the navigation state, which can be anything and is validated; null if there is none. */
export function duplicatedFrom(state: unknown): DuplicateState['duplicateFrom'] | null {
  if (!state || typeof state !== 'object' || !('duplicateFrom' in state)) return null;
  const from = state.duplicateFrom;
  if (!from || typeof from !== 'object' || !isExercise(from as Record<string, unknown>)) return null;
  return from as DuplicateState['duplicateFrom'];
}

const copyMark = ' (Copy)';

/** The form's initial values for a copy: a marked title, and not a template. Those of an empty form without an exercise. */
export function duplicateOf(from: DuplicateState['duplicateFrom'] | null): ExerciseValues {
  if (!from) return emptyExercise;
  return {
    ...toValues(from),
    title: `${cutText(from.title, limits.exercise.titleMax - copyMark.length).trimEnd()}${copyMark}`,
    isTemplate: false,
  };
}
