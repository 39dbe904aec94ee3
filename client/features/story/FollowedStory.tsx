import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Desk } from '../../offline/desk';
import { onSubscriptionStart } from '../../relay/subscriptionStart';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

/** Tells the desk of what happens to a story elsewhere while it is written here. */
export function FollowedStory({ desk, id }: { desk: Desk; id: string }) {
  const environment = useRelayEnvironment();
  const ask = () => desk.serverChanged(id);
  const askIfNews = () => {
    const told = environment.getStore().getSource().get(id)?.updatedAt;
    desk.read({ id }).then(
      (here) => {
        // Most of what one hears while writing is one's own saves.
        if (here?.base?.updatedAt !== told) ask();
      },
      () => {},
    );
  };
  useStoryChangedSubscription(id, askIfNews, ask);
  // What happened while nobody told.
  useEffect(() => onSubscriptionStart(() => desk.serverChanged(id)), [desk, id]);
  return null;
}
