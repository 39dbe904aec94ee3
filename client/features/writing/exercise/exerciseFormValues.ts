import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { addTags } from '../../../documents/model/addTags';
import { changesOf } from '../../../forms/changesOf';
import { problemOfText } from '../../../forms/problemOfText';
import type { FieldTexts } from '../../../ui/form/ChangedMeanwhile';
import { type CategoryName, categoryLabel, type DifficultyName, difficultyLabel } from './exerciseLabels';

/** Chosen tags and the text of the tag field, in one value because confirming a tag changes both. */
export interface TypedTags {
  chosen: readonly string[];
  /** Typed text that will become a tag. */
  entry: string;
}

/** The form's values as typed. */
export interface ExerciseValues {
  title: string;
  description: string;
  objective: string;
  prompt: string;
  /** Empty for no limit. */
  timeLimitMinutes: string;
  difficulty: DifficultyName;
  category: CategoryName;
  isTemplate: boolean;
  tags: TypedTags;
}

type ExerciseProblems = Partial<Record<keyof ExerciseValues, string>>;

/** An exercise for display, saved or not. */
export interface ExerciseText {
  readonly title: string;
  readonly description: string;
  readonly objective: string;
  readonly prompt: string;
  readonly timeLimitMinutes: number | null | undefined;
  readonly difficulty: string;
  readonly category: string;
  readonly isTemplate: boolean;
  readonly tags: readonly string[];
}

/** An exercise as stored on the server. */
export interface SavedExercise extends ExerciseText {
  readonly updatedAt: string;
}

const { exercise: limit } = limits;
const { exercise: texts } = messages;

/** The values of an empty form. Source: specification, section 5. */
export const emptyExercise: ExerciseValues = {
  title: '',
  description: '',
  objective: '',
  prompt: '',
  timeLimitMinutes: String(limit.timeLimit.default),
  difficulty: 'BEGINNER',
  category: 'CHARACTER',
  isTemplate: false,
  tags: { chosen: [], entry: '' },
};

/** The form's values of an exercise. */
export const toValues = (saved: ExerciseText): ExerciseValues => ({
  title: saved.title,
  description: saved.description,
  objective: saved.objective,
  prompt: saved.prompt,
  timeLimitMinutes: saved.timeLimitMinutes == null ? '' : String(saved.timeLimitMinutes),
  difficulty: saved.difficulty as DifficultyName,
  category: saved.category as CategoryName,
  isTemplate: saved.isTemplate,
  tags: { chosen: saved.tags, entry: '' },
});

function isTimeLimit(typed: string): boolean {
  const { min, max, step } = limit.timeLimit;
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= min && minutes <= max && minutes % step === 0;
}

/** Adds the entry as a tag, or returns why it is invalid. */
export const enterTag = ({ chosen, entry }: TypedTags) => addTags(chosen, entry, texts.tooManyTags);

/** Validates like the server. */
export function problemsOf(values: ExerciseValues): ExerciseProblems {
  const { title, description, objective, prompt, timeLimitMinutes, tags } = values;
  const max = limit.textMax;
  return {
    title: problemOfText(
      title,
      { min: 1, max: limit.titleMax },
      { tooShort: texts.titleRequired, tooLong: texts.titleTooLong },
    ),
    description: problemOfText(
      description,
      { min: 1, max },
      { tooShort: texts.descriptionRequired, tooLong: texts.descriptionTooLong },
    ),
    objective: problemOfText(objective, { max }, { tooLong: texts.objectiveTooLong }),
    prompt: problemOfText(prompt, { max }, { tooLong: texts.promptTooLong }),
    timeLimitMinutes: timeLimitMinutes.trim() && !isTimeLimit(timeLimitMinutes) ? texts.timeLimit : undefined,
    tags: enterTag(tags).problem,
  };
}

/** The values as shown before saving. */
export const toExerciseText = (values: ExerciseValues): ExerciseText => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  objective: values.objective.trim(),
  prompt: values.prompt.trim(),
  timeLimitMinutes: values.timeLimitMinutes.trim() ? Number(values.timeLimitMinutes) : null,
  tags: enterTag(values.tags).tags,
});

/** The form as text, for the conflict dialog. */
export function toFieldTexts(values: ExerciseValues): FieldTexts {
  const { title, description, objective, prompt, timeLimitMinutes, tags } = toExerciseText(values);
  return {
    Title: title,
    Description: description,
    Objective: objective,
    Prompt: prompt,
    'Time limit': timeLimitMinutes == null ? 'No limit' : `${timeLimitMinutes} minutes`,
    Difficulty: difficultyLabel(values.difficulty),
    Category: categoryLabel(values.category),
    Template: values.isTemplate ? 'Yes' : 'No',
    Tags: tags.join(', '),
  };
}

/** The form as the input of a mutation. */
export function toInput(values: ExerciseValues) {
  const { title, description, objective, prompt, timeLimitMinutes, tags } = toExerciseText(values);
  const { difficulty, category, isTemplate } = values;
  return {
    title,
    description,
    objective,
    prompt,
    timeLimitMinutes: timeLimitMinutes ?? null,
    difficulty,
    category,
    isTemplate,
    tags: [...tags],
  };
}

/** The input of an update. It has changed fields only, so that other members' changes to other fields stay. */
export function toChange(before: ExerciseValues, now: ExerciseValues) {
  const change = changesOf(toInput(before), toInput(now));
  // For the server, 0 removes the limit and a missing value keeps it.
  if (change.timeLimitMinutes === null) change.timeLimitMinutes = 0;
  return change;
}
