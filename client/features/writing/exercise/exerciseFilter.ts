import {
  type CategoryName,
  type Choice,
  categories,
  type DifficultyName,
  difficulties,
} from './exerciseLabels';

export const exercisesPerPage = 20;

interface ExerciseFilter {
  difficulty: DifficultyName | null;
  category: CategoryName | null;
}

/** The choice that a parameter of the address names; null for none. */
const choiceIn = <TName extends string>(
  choices: readonly Choice<TName>[],
  search: URLSearchParams,
  param: string,
): TName | null => choices.find(({ key }) => key === search.get(param))?.value ?? null;

/** The filter in the address; null for all. */
export const exerciseFilter = (search: URLSearchParams): ExerciseFilter => ({
  difficulty: choiceIn(difficulties, search, 'difficulty'),
  category: choiceIn(categories, search, 'category'),
});

/** The address of a filter. */
export function filterParams({ difficulty, category }: ExerciseFilter): URLSearchParams {
  const params = new URLSearchParams();
  const set = (param: string, choices: readonly Choice<string>[], name: string | null) => {
    const key = choices.find(({ value }) => value === name)?.key;
    if (key !== undefined) params.set(param, key);
  };
  set('difficulty', difficulties, difficulty);
  set('category', categories, category);
  return params;
}
