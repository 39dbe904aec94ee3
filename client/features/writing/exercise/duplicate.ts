import { limits } from '../../../../server/contract/limits';
import { cutText } from '../../../../server/markdown/cutText';
import { type ExerciseText, type ExerciseValues, emptyExercise, toValues } from './exerciseFormValues';
import { categories, difficulties } from './exerciseLabels';

/** Navigation state with the exercise to duplicate. Source: specification, section 2 (Exercises). */
export interface DuplicateState {
  duplicateFrom: ExerciseText & { id: string };
}

const isOneOf = (choices: readonly { value: string }[], given: unknown) =>
  choices.some(({ value }) => value === given);

const isText = (from: Record<string, unknown>): boolean =>
  ['id', 'title', 'description', 'objective', 'prompt'].every((field) => typeof from[field] === 'string') &&
  (from.timeLimitMinutes === null || typeof from.timeLimitMinutes === 'number') &&
  isOneOf(difficulties, from.difficulty) &&
  isOneOf(categories, from.category) &&
  Array.isArray(from.tags) &&
  from.tags.every((tag) => typeof tag === 'string');

/** Reads and validates the navigation state, which can be anything. */
export function duplicatedFrom(state: unknown): DuplicateState['duplicateFrom'] | null {
  if (!state || typeof state !== 'object' || !('duplicateFrom' in state)) return null;
  const from = state.duplicateFrom;
  if (!from || typeof from !== 'object' || !isText(from as Record<string, unknown>)) return null;
  return from as DuplicateState['duplicateFrom'];
}

const mark = ' (Copy)';

/** Initial values of a copy: a marked title, and not a template. */
export function duplicateOf(from: DuplicateState['duplicateFrom'] | null): ExerciseValues {
  if (!from) return emptyExercise;
  return {
    ...toValues(from),
    title: `${cutText(from.title, limits.exercise.titleMax - mark.length).trimEnd()}${mark}`,
    isTemplate: false,
  };
}
