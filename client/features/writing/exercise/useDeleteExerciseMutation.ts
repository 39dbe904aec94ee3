import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteExerciseMutation as Mutation } from '../../../__generated__/useDeleteExerciseMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteExerciseMutation() {
  const [remove, inFlight] = useDeleteMutation<Mutation>(graphql`
    mutation useDeleteExerciseMutation($input: DeleteExerciseInput!) {
      deleteExercise(input: $input) {
        deletedExerciseId @deleteRecord
      }
    }
  `);
  const deleteExercise = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteExercise, inFlight] as const;
}
