import { graphql } from 'react-relay';
import type { useImportStoriesMutation as Mutation } from '../../../__generated__/useImportStoriesMutation.graphql';
import { type CommitMutation, useAppMutation } from '../../../relay/useAppMutation';

export type ImportStories = CommitMutation<Mutation>;
export type ImportResult = Mutation['response']['importStories']['results'][number];

/** Imports one batch of stories, or tries it with `dryRun`. */
export function useImportStoriesMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useImportStoriesMutation($input: ImportStoriesInput!) {
      importStories(input: $input) {
        results {
          outcome
          problems {
            field
            message
          }
          story {
            id
            title
          }
        }
      }
    }
  `);
}
