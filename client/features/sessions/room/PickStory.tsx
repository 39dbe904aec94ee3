import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { PickStory_viewer$key } from '../../../__generated__/PickStory_viewer.graphql';
import type { PickStoryPaginationQuery } from '../../../__generated__/PickStoryPaginationQuery.graphql';
import type { PickStoryQuery } from '../../../__generated__/PickStoryQuery.graphql';
import { LoadMore } from '../../../ui/content/LoadMore';
import { wordsLabel } from '../../../ui/content/labels';
import { PickButton, PickDialog, PickList } from '../../../ui/form/PickDialog';

interface PickStoryProps {
  open: boolean;
  onClose: () => void;
  onPick: (storyId: string) => Promise<void>;
}

/** A dialog for picking one of the viewer's stories. */
export function PickStory({ open, onClose, onPick }: PickStoryProps) {
  return (
    <PickDialog title="Which story will you write?" open={open} onClose={onClose}>
      {(attempt) => <MyStories attempt={attempt} onPick={onPick} />}
    </PickDialog>
  );
}

function MyStories({ attempt, onPick }: Pick<PickStoryProps, 'onPick'> & { attempt: number }) {
  const { viewer } = useLazyLoadQuery<PickStoryQuery>(
    graphql`
      query PickStoryQuery {
        viewer {
          ...PickStory_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return viewer ? <Choices viewer={viewer} onPick={onPick} /> : null;
}

const perPage = 20;

function Choices({ viewer, onPick }: { viewer: PickStory_viewer$key } & Pick<PickStoryProps, 'onPick'>) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PickStoryPaginationQuery,
    PickStory_viewer$key
  >(
    graphql`
      fragment PickStory_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PickStoryPaginationQuery") {
        stories(first: $count, after: $cursor) @connection(key: "PickStory_stories") {
          edges {
            node {
              id
              title
              wordCount
            }
          }
        }
      }
    `,
    viewer,
  );
  const [picked, setPicked] = useState<string | null>(null);
  const pick = async (id: string) => {
    setPicked(id);
    await onPick(id);
    setPicked(null);
  };
  // A deleted story leaves an edge without a node.
  const stories = data.stories.edges.flatMap(({ node }) => node ?? []);
  if (stories.length === 0 && !hasNext)
    return (
      <chakra.p py="4" color="ink.muted">
        You have no stories yet: begin a new one.
      </chakra.p>
    );
  return (
    <>
      <PickList>
        {stories.map((node) => (
          <li key={node.id}>
            <PickButton
              type="button"
              disabled={picked !== null}
              aria-busy={picked === node.id || undefined}
              onClick={() => void pick(node.id)}
            >
              <chakra.span dir="auto" display="block" fontFamily="reading" fontSize="lg">
                {node.title || 'Untitled Story'}
              </chakra.span>
              <chakra.span textStyle="facts" color="ink.muted">
                {wordsLabel(node.wordCount)}
              </chakra.span>
            </PickButton>
          </li>
        ))}
      </PickList>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} count={perPage} loadNext={loadNext} />
    </>
  );
}
