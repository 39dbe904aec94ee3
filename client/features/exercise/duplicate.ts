import { limits } from '../../../server/contract/limits';
import { cutText } from '../../../server/markdown/cutText';
import { type ExerciseText, type ExerciseValues, emptyExercise, toValues } from './exerciseFormValues';
import { categories, difficulties } from './exerciseLabels';

/** The exercise that a new one is made from, as a navigation carries it. Source: specification, section 2 (Exercises). */
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

/** The exercise to duplicate, if the navigation carries one: its state may be anyone's. */
export function duplicatedFrom(state: unknown): DuplicateState['duplicateFrom'] | null {
  if (!state || typeof state !== 'object' || !('duplicateFrom' in state)) return null;
  const from = state.duplicateFrom;
  if (!from || typeof from !== 'object' || !isText(from as Record<string, unknown>)) return null;
  return from as DuplicateState['duplicateFrom'];
}

const mark = ' (Copy)';

/** A form filled in from another exercise: told apart by its title, and an exercise of its own rather than a template. */
export function duplicateOf(from: DuplicateState['duplicateFrom'] | null): ExerciseValues {
  if (!from) return emptyExercise;
  return {
    ...toValues(from),
    title: `${cutText(from.title, limits.exercise.titleMax - mark.length).trimEnd()}${mark}`,
    isTemplate: false,
  };
}
