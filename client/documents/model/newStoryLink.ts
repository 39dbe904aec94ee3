/** The exercise that a story starts from, for the editor. Source: specification, section 2 (Exercises). */
export interface ExerciseState {
  exerciseId: string;
  exerciseTitle: string;
  exercisePrompt: string;
  /** The description, if the prompt doesn't say what to do. */
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

export const exerciseState = (exercise: Exercise): ExerciseState => ({
  exerciseId: exercise.id,
  exerciseTitle: exercise.title,
  // Without a prompt, the description takes its place.
  exercisePrompt: exercise.prompt || exercise.description,
  exerciseDescription: exercise.prompt ? exercise.description : '',
  exerciseTimeLimit: exercise.timeLimitMinutes ?? null,
});

/** The exercise in a navigation's state, if any. Checked, because the state can be anything. */
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
