import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StoryList_stories$key } from '../../../__generated__/StoryList_stories.graphql';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { PagedRows } from '../../../ui/content/PagedRows';
import { StoryRow } from './StoryRow';

interface StoryListProps {
  stories: StoryList_stories$key;
  paging: Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'>;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Whether it is the author's own list, whose rows have a menu. */
  own?: boolean;
  /** Store id of this list, if it shows favourites. */
  favorites?: string;
  /** Ids of stories that aren't listed, because the page shows them from this device. */
  hiddenIds?: ReadonlySet<string | null>;
  /** Number of stories per page. */
  count?: number;
}

const storiesPerPage = 100;

/** The rows of any list of stories, loaded by pages. */
export function StoryList({
  stories,
  paging,
  empty,
  favorites,
  hiddenIds,
  own,
  count = storiesPerPage,
}: StoryListProps) {
  const { edges } = useFragment(
    graphql`
      fragment StoryList_stories on StoryConnection {
        edges {
          node {
            id
            ...StoryRow_story
          }
        }
      }
    `,
    stories,
  );
  // A deleted story leaves an edge without a node.
  const present = edges.flatMap(({ node }) => node ?? []);
  const shown = hiddenIds ? present.filter(({ id }) => !hiddenIds.has(id)) : present;
  if (shown.length === 0 && !paging.hasNext) return empty;
  return (
    <PagedRows
      items={shown}
      row={(story) => <StoryRow story={story} favorites={favorites} own={own} />}
      {...paging}
      count={count}
    />
  );
}
