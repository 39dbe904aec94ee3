import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { onSubscriptionStart } from '../../../relay/subscriptionStart';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

/** Notifies the document store of changes made elsewhere while the story is edited here. */
export function FollowedStory({ documents, id }: { documents: DocumentStore; id: string }) {
  const environment = useRelayEnvironment();
  const ask = () => documents.serverChanged(id);
  const askIfNews = () => {
    const updatedAt = environment.getStore().getSource().get(id)?.workingUpdatedAt;
    documents.read({ id }).then(
      (here) => {
        // Most events are caused by this device's own saves.
        if (here?.base?.updatedAt !== updatedAt) ask();
      },
      () => {},
    );
  };
  useStoryChangedSubscription(id, { onChange: askIfNews, onRemoved: ask, isOwn: true });
  // Covers changes before the subscription was active.
  useEffect(() => onSubscriptionStart(() => documents.serverChanged(id)), [documents, id]);
  return null;
}
