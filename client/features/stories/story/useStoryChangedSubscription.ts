import { graphql } from 'react-relay';
import type { useStoryChangedSubscription as Subscription } from '../../../__generated__/useStoryChangedSubscription.graphql';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';

interface StoryChangedOptions {
  onChange?: () => void;
  onRemoved?: () => void;
  /** Whether the viewer is the author, who also gets events of the draft. */
  isOwn?: boolean;
}

/**
 * Updates an open story. Selects only fields that are the same for all viewers; `onChange` fetches the
 * others. It only reports changes: useReadOnSubscriptionStart fetches the state when the subscription starts
 * or restarts.
 */
export function useStoryChangedSubscription(
  id: string,
  { onChange, onRemoved, isOwn = false }: StoryChangedOptions,
): void {
  useLiveSubscription<Subscription>({
    subscription: graphql`
      subscription useStoryChangedSubscription($id: ID!, $isOwn: Boolean!) {
        storyChanged(id: $id) {
          story {
            id
            title
            content
            lang
            privacyLevel
            isSharedByName
            wordCount
            readingTimeMinutes
            updatedAt
            versionNumber
            workingUpdatedAt @include(if: $isOwn)
            hasUnpublishedChanges @include(if: $isOwn)
            tags {
              id
              name
            }
          }
          removedStoryId @deleteRecord
        }
      }
    `,
    variables: { id, isOwn },
    onEvent: ({ storyChanged }) => {
      if (storyChanged.story === null) onRemoved?.();
      return storyChanged.story !== null;
    },
    readAgain: onChange,
  });
}
