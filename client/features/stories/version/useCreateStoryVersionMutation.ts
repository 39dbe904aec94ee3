import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateStoryVersionMutation as Mutation } from '../../../__generated__/useCreateStoryVersionMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Saves the current text as a version, once per localId. */
export function useCreateStoryVersionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useCreateStoryVersionMutation($input: CreateStoryVersionInput!, $connections: [ID!]!) {
      createStoryVersion(input: $input) {
        versionEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...VersionRow_version
            story {
              id
              versionNumber
            }
          }
        }
      }
    }
  `);
  const createStoryVersion = useCallback(
    (input: { storyId: string; name?: string; localId: string }, connection: string) =>
      commit({ input, connections: [connection] }),
    [commit],
  );
  return [createStoryVersion, inFlight] as const;
}
