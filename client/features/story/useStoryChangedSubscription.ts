import { graphql } from 'react-relay';
import type { useStoryChangedSubscription as Subscription } from '../../__generated__/useStoryChangedSubscription.graphql';
import { useLiveSubscription } from '../../relay/useLiveSubscription';

/**
 * Updates an open story. Selects only fields that are the same for all viewers; `onChange` fetches the
 * others. It only reports changes: useReadOnSubscriptionStart fetches the state when the subscription starts
 * or restarts.
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
            lang
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
