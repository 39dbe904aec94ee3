/**
 * The exercise that a story starts from, as navigations carry it to the editor in their state. Source: specification, section 2
 * (Exercises).
 */
export interface ExerciseState {
  exerciseId: string;
  exerciseTitle: string;
  exercisePrompt: string;
  /** Shown below the prompt; empty where the description is shown as the prompt. */
  exerciseDescription: string;
  exerciseTimeLimit: number | null;
}

interface Exercise {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly description: string;
  readonly timeLimitMinutes?: number | null;
}

/** Makes the state of a navigation to the editor. */
export const exerciseState = (exercise: Exercise): ExerciseState => ({
  exerciseId: exercise.id,
  exerciseTitle: exercise.title,
  exercisePrompt: exercise.prompt || exercise.description,
  exerciseDescription: exercise.prompt ? exercise.description : '',
  exerciseTimeLimit: exercise.timeLimitMinutes ?? null,
});

/** Reads the exercise from a navigation's state; null without one. The fields are checked, because a state can be anything. */
export function exerciseOf(state: unknown): ExerciseState | null {
  if (!state || typeof state !== 'object') return null;
  const { exerciseId, exerciseTitle, exercisePrompt, exerciseDescription, exerciseTimeLimit } =
    state as Record<string, unknown>;
  if (typeof exerciseId !== 'string' || typeof exerciseTitle !== 'string') return null;
  return {
    exerciseId,
    exerciseTitle,
    exercisePrompt: typeof exercisePrompt === 'string' ? exercisePrompt : '',
    exerciseDescription: typeof exerciseDescription === 'string' ? exerciseDescription : '',
    exerciseTimeLimit: typeof exerciseTimeLimit === 'number' ? exerciseTimeLimit : null,
  };
}
