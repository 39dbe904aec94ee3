import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteExerciseMutation as Mutation } from '../../__generated__/useDeleteExerciseMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteExerciseMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteExerciseMutation($input: DeleteExerciseInput!) {
      deleteExercise(input: $input) {
        deletedExerciseId @deleteRecord
      }
    }
  `);
  const deleteExercise = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [deleteExercise, inFlight] as const;
}
