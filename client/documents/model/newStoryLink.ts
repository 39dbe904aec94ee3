/** What the editor is told of the exercise that a story begins from. Source: specification, section 2 (Exercises). */
export interface ExerciseState {
  exerciseId: string;
  exerciseTitle: string;
  exercisePrompt: string;
  /** What to do, where the prompt does not say it. */
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

export const newStoryPath = (sessionId: string) => `/stories/new?session=${encodeURIComponent(sessionId)}`;

export const exerciseState = (exercise: Exercise): ExerciseState => ({
  exerciseId: exercise.id,
  exerciseTitle: exercise.title,
  // Where there are no words to begin from, what to do is.
  exercisePrompt: exercise.prompt || exercise.description,
  exerciseDescription: exercise.prompt ? exercise.description : '',
  exerciseTimeLimit: exercise.timeLimitMinutes ?? null,
});

/** The exercise that a navigation carries, if any: its state may be anyone's. */
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
