import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { onSubscriptionStart } from '../../../relay/subscriptionStart';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

/** Notifies the document store of changes made elsewhere while the story is edited here. */
export function FollowedStory({ documents, id }: { documents: DocumentStore; id: string }) {
  const environment = useRelayEnvironment();
  const reportChange = () => documents.serverChanged(id);
  const reportIfNew = () => {
    const updatedAt = environment.getStore().getSource().get(id)?.workingUpdatedAt;
    documents.read({ id }).then(
      (stored) => {
        // Most events are caused by saves of this device, which has the new text.
        if (stored?.base?.updatedAt !== updatedAt) reportChange();
      },
      () => {},
    );
  };
  useStoryChangedSubscription(id, { onChange: reportIfNew, onRemoved: reportChange, isOwn: true });
  // The story may have changed before the subscription was active.
  useEffect(() => onSubscriptionStart(() => documents.serverChanged(id)), [documents, id]);
  return null;
}
