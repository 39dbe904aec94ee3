import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useStoryChangedSubscription as Subscription } from '../../__generated__/useStoryChangedSubscription.graphql';

/** Shows what happens to a story while it is open. It asks for nothing that differs from one viewer to the next. */
export function useStoryChangedSubscription(id: string): void {
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
      }),
      [id],
    ),
  );
}
