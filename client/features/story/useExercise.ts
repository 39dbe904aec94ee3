import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useExerciseQuery } from '../../__generated__/useExerciseQuery.graphql';
import { type ExerciseState, exerciseState } from '../room/newStoryLink';

/** An exercise that only its id is known of. The page can be written on without it, so nothing waits for it. */
export function useExercise(id: string | null): ExerciseState | null {
  const environment = useRelayEnvironment();
  const [exercise, setExercise] = useState<ExerciseState | null>(null);
  useEffect(() => {
    if (id === null) return;
    const subscription = fetchQuery<useExerciseQuery>(
      environment,
      graphql`
        query useExerciseQuery($id: ID!) {
          exercise(id: $id) {
            id
            title
            prompt
            description
            timeLimitMinutes
          }
        }
      `,
      { id },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: (data) => setExercise(data.exercise ? exerciseState(data.exercise) : null),
      error: () => setExercise(null),
    });
    return () => subscription.unsubscribe();
  }, [environment, id]);
  return exercise?.exerciseId === id ? exercise : null;
}
