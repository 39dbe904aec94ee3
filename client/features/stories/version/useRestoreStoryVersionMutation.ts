import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRestoreStoryVersionMutation as Mutation } from '../../../__generated__/useRestoreStoryVersionMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export type RestoredVersion = Mutation['response']['restoreStoryVersion'];

/** Restores a version; the server refuses if the text has changed since `baseUpdatedAt`. */
export function useRestoreStoryVersionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRestoreStoryVersionMutation($input: RestoreStoryVersionInput!, $connections: [ID!]!) {
      restoreStoryVersion(input: $input) {
        story {
          id
          title
          content
          excerpt(length: 200)
          wordCount
          readingTimeMinutes
          updatedAt
          workingUpdatedAt
          revisedAt
          hasUnpublishedChanges
          draft {
            title
            content
            tags
            wordCount
            isConflicting
            updatedAt
          }
          versionNumber
        }
        version {
          id
          versionNumber
        }
        versionEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...VersionRow_version
          }
        }
      }
    }
  `);
  const restoreStoryVersion = useCallback(
    (id: string, baseUpdatedAt: string, connection: string) =>
      commit({ input: { id, baseUpdatedAt }, connections: [connection] }),
    [commit],
  );
  return [restoreStoryVersion, inFlight] as const;
}
