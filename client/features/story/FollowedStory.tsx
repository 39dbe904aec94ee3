import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { onSubscriptionStart } from '../../relay/subscriptionStart';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

/** Tells the desk of what happens to a story elsewhere while it is written here. */
export function FollowedStory({ documents, id }: { documents: DocumentStore; id: string }) {
  const environment = useRelayEnvironment();
  const ask = () => documents.serverChanged(id);
  const askIfNews = () => {
    const told = environment.getStore().getSource().get(id)?.updatedAt;
    documents.read({ id }).then(
      (here) => {
        // Most of what one hears while writing is one's own saves.
        if (here?.base?.updatedAt !== told) ask();
      },
      () => {},
    );
  };
  useStoryChangedSubscription(id, askIfNews, ask);
  // What happened while nobody told.
  useEffect(() => onSubscriptionStart(() => documents.serverChanged(id)), [documents, id]);
  return null;
}
