import { graphql, usePaginationFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { ProfileStories_user$key } from '../../../__generated__/ProfileStories_user.graphql';
import type { ProfileStoriesPaginationQuery } from '../../../__generated__/ProfileStoriesPaginationQuery.graphql';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { StoryList } from '../../stories/story/StoryList';

export function ProfileStories({ user }: { user: ProfileStories_user$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProfileStoriesPaginationQuery,
    ProfileStories_user$key
  >(
    graphql`
      fragment ProfileStories_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProfileStoriesPaginationQuery") {
        name
        viewerCanEdit
        stories(first: $count, after: $cursor) @connection(key: "ProfileStories_stories") {
          edges {
            __typename
          }
          ...StoryList_stories
        }
      }
    `,
    user,
  );
  return (
    <StoryList
      stories={data.stories}
      paging={{ hasNext, loading: isLoadingNext, loadNext }}
      count={20}
      empty={
        data.viewerCanEdit ? (
          <EmptyState
            title="No stories yet"
            text="Get started by writing your first story."
            action={<LinkButton to="/stories/new">Write Story</LinkButton>}
          />
        ) : (
          <EmptyState title="No stories yet" text={`What ${isolated(data.name)} shares will be here.`} />
        )
      }
    />
  );
}
