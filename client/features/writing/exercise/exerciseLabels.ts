import { ExerciseCategory, ExerciseDifficulty } from '../../../../server/contract/enums';

/** The enums' names in GraphQL. */
export type DifficultyName = keyof typeof ExerciseDifficulty;
export type CategoryName = keyof typeof ExerciseCategory;

export interface Choice<TName extends string> {
  /** The GraphQL name: FLASH_FICTION. */
  value: TName;
  /** The name in the address: flash-fiction. */
  key: string;
  /** The label: Flash fiction. */
  label: string;
}

const choicesOf = <TName extends string>(values: Record<TName, string>): Choice<TName>[] =>
  (Object.keys(values) as TName[]).map((name) => {
    const words = values[name].replaceAll('-', ' ');
    return { value: name, key: values[name], label: words.charAt(0).toUpperCase() + words.slice(1) };
  });

export const difficulties = choicesOf<DifficultyName>(ExerciseDifficulty);
export const categories = choicesOf<CategoryName>(ExerciseCategory);

/** Returns the function that labels a value. A value unknown to this client is shown by its name. */
const labelIn = (choices: readonly Choice<string>[]) => (name: string) =>
  choices.find(({ value }) => value === name)?.label ?? name.toLowerCase().replaceAll('_', ' ');

export const difficultyLabel = labelIn(difficulties);
export const categoryLabel = labelIn(categories);

export const typeLabel = (isTemplate: boolean) => (isTemplate ? 'Template Exercise' : 'Community Exercise');
