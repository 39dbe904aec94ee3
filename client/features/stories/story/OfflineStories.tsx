import { useSearchParams } from 'react-router-dom';
import type { LocalDocument } from '../../../documents/model/model';
import { KeptBound, LocalTextList, useListedDocuments } from '../../../documents/screens/LocalTexts';
import type { GraphQLRequestError } from '../../../lib/requestError';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ServerGone } from '../../../ui/feedback/ServerGone';
import { useTryAgain } from '../../../ui/feedback/useTryAgain';
import { LinkButton } from '../../../ui/form/Button';
import { FocusFrame } from '../../../ui/layout/FocusFrame';
import { filterOnDevice } from './filterOnDevice';
import { MyStoriesFilters } from './MyStoriesFilters';
import { NoStoriesLeft } from './NoStories';
import { isFiltering, storiesFilter } from './storiesFilter';
import type { StoriesTab } from './storiesTabs';

const otherTabTexts: Record<Exclude<StoriesTab, 'my'>, string> = {
  favorites: 'Your favorites will show again once it is back.',
  shared: 'What others share will show again once it is back.',
};

const tagsOf = (stories: readonly LocalDocument[]) =>
  [...new Set(stories.flatMap(({ tags }) => tags))].sort();

/** The stories on this device, listed while the server can't be reached. */
export function OfflineStories({ tab, error }: { tab: StoriesTab; error: GraphQLRequestError }) {
  const tryAgain = useTryAgain(error);
  const [params] = useSearchParams();
  const filter = storiesFilter(params);
  const isFiltered = isFiltering(filter);
  const { texts: stories, readMore } = useListedDocuments('story', {
    all: isFiltered || filter.order !== 'EDITED',
  });
  const found = filterOnDevice(stories, filter);
  if (tab !== 'my')
    return (
      <ServerGone error={error} onRetry={tryAgain}>
        {otherTabTexts[tab]}
      </ServerGone>
    );
  return (
    <FocusFrame>
      <ServerGone error={error} onRetry={tryAgain}>
        {stories.length > 0
          ? 'These are the stories on this device; the others will show again once it is back.'
          : 'Your stories will show again once it is back. You can write meanwhile: it is kept on this device.'}
      </ServerGone>
      {stories.length > 0 ? (
        <>
          <MyStoriesFilters tags={tagsOf(stories)} />
          {found.length > 0 ? <LocalTextList texts={found} onEnd={readMore} /> : <NoStoriesLeft />}
          {!readMore && <KeptBound kind="story" />}
        </>
      ) : (
        <EmptyState
          title="No stories on this device"
          action={<LinkButton to="/stories/new">Write Story</LinkButton>}
        />
      )}
    </FocusFrame>
  );
}
