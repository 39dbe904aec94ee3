import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRenameStoryVersionMutation as Mutation } from '../../__generated__/useRenameStoryVersionMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** An empty name removes it. */
export function useRenameStoryVersionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRenameStoryVersionMutation($input: RenameStoryVersionInput!) {
      renameStoryVersion(input: $input) {
        version {
          id
          name
        }
      }
    }
  `);
  const renameStoryVersion = useCallback(
    (id: string, name: string) => commit({ input: { id, name } }),
    [commit],
  );
  return [renameStoryVersion, inFlight] as const;
}
