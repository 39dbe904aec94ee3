import type { GraphQLRequestError } from '../../relay/requestError';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useTryAgain } from '../../ui/useTryAgain';
import { LocalTextList, useTextsHere } from '../writing/LocalTexts';
import { ServerGone } from './ServerGone';
import type { StoriesTab } from './storiesTabs';

const elsewhere: Record<Exclude<StoriesTab, 'my'>, string> = {
  favorites: 'Your favorites come back with it.',
  shared: 'What others share comes back with it.',
};

/** The list without its server. */
export function StoriesHere({ tab, error }: { tab: StoriesTab; error: GraphQLRequestError }) {
  const tryAgain = useTryAgain(error);
  const stories = useTextsHere('story');
  if (tab !== 'my')
    return (
      <ServerGone error={error} onRetry={tryAgain}>
        {elsewhere[tab]}
      </ServerGone>
    );
  return (
    <>
      <ServerGone error={error} onRetry={tryAgain}>
        {stories.length > 0
          ? 'These are the stories on this device; the others come back with it.'
          : 'Your stories come back with it. You can write meanwhile: it is kept on this device.'}
      </ServerGone>
      {stories.length > 0 ? (
        <LocalTextList texts={stories} />
      ) : (
        <EmptyState
          title="No stories on this device"
          action={<LinkButton to="/stories/new">Write Story</LinkButton>}
        />
      )}
    </>
  );
}
