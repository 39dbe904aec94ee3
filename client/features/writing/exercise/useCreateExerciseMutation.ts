import { graphql } from 'react-relay';
import type { useCreateExerciseMutation as Mutation } from '../../../__generated__/useCreateExerciseMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useCreateExerciseMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useCreateExerciseMutation($input: CreateExerciseInput!) {
      createExercise(input: $input) {
        exercise {
          id
        }
      }
    }
  `);
}
