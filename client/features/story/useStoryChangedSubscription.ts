import { graphql } from 'react-relay';
import type { useStoryChangedSubscription as Subscription } from '../../__generated__/useStoryChangedSubscription.graphql';
import { useLiveSubscription } from '../../relay/useLiveSubscription';

/**
 * Shows what happens to a story while it is open. It asks for nothing that differs from one viewer to the next: what
 * does, such as what the viewer may do with a comment, is for `onChange` to read. It tells of changes alone, and not how
 * things stand when it begins, or begins anew: that is for useReadOnSubscriptionStart.
 */
export function useStoryChangedSubscription(id: string, onChange?: () => void, onRemoved?: () => void): void {
  useLiveSubscription<Subscription>({
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
    onEvent: ({ storyChanged }) => {
      if (storyChanged.story === null) onRemoved?.();
      return storyChanged.story !== null;
    },
    readAgain: onChange,
  });
}
