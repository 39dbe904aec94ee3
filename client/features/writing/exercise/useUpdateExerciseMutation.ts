import { graphql } from 'react-relay';
import type { useUpdateExerciseMutation as Mutation } from '../../../__generated__/useUpdateExerciseMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useUpdateExerciseMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useUpdateExerciseMutation($input: UpdateExerciseInput!) {
      updateExercise(input: $input) {
        exercise {
          ...ExerciseArticle_exercise
          ...ExerciseRow_exercise
        }
      }
    }
  `);
}
