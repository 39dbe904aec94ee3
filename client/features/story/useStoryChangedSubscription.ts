import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useStoryChangedSubscription as Subscription } from '../../__generated__/useStoryChangedSubscription.graphql';

/**
 * Shows what happens to a story while it is open. It asks for nothing that differs from one viewer to the next: what
 * does, such as what the viewer may do with a comment, is for `onChange` to read.
 */
export function useStoryChangedSubscription(id: string, onChange?: () => void): void {
  useSubscription<Subscription>(
    useMemo<GraphQLSubscriptionConfig<Subscription>>(
      () => ({
        subscription: graphql`
          subscription useStoryChangedSubscription($id: ID!) {
            storyChanged(id: $id) {
              story {
                id
                title
                content
                privacyLevel
                wordCount
                readingTimeMinutes
                updatedAt
                versionNumber
                tags {
                  id
                  name
                }
              }
              removedStoryId @deleteRecord
            }
          }
        `,
        variables: { id },
        onNext: (event) => {
          if (event?.storyChanged.story) onChange?.();
        },
      }),
      [id, onChange],
    ),
  );
}
