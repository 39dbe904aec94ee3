import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useExerciseQuery } from '../../../__generated__/useExerciseQuery.graphql';
import { type ExerciseState, exerciseState } from '../../../documents/model/exerciseState';
import { forgetExercise, keepExercise, readKeptExercise } from '../../writing/exercise/keptExercises';

/** The story's exercise: as given by the page's first render or, otherwise, from this device until the server answers. Writing doesn't wait for it. */
export function useExercise(
  memberId: string,
  id: string | null,
  fromPage: ExerciseState | null,
): ExerciseState | null {
  const environment = useRelayEnvironment();
  const [given] = useState(fromPage);
  const known = given?.exerciseId === id ? given : null;
  const [found, setFound] = useState(() => (id === null || known ? null : readKeptExercise(memberId, id)));
  useEffect(() => {
    if (known) keepExercise(memberId, known);
    if (id === null || known) return;
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
      next: ({ exercise }) => {
        setFound(exercise ? exerciseState(exercise) : null);
        if (exercise) keepExercise(memberId, exerciseState(exercise));
        else forgetExercise(memberId, id);
      },
      // After a failure, the copy on this device stays.
      error: () => {},
    });
    return () => subscription.unsubscribe();
  }, [environment, memberId, id, known]);
  return known ?? (found?.exerciseId === id ? found : null);
}
