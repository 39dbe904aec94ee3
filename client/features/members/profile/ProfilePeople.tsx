import { graphql, usePaginationFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { ProfileCard_user$key } from '../../../__generated__/ProfileCard_user.graphql';
import type { ProfilePeople_followers$key } from '../../../__generated__/ProfilePeople_followers.graphql';
import type { ProfilePeople_following$key } from '../../../__generated__/ProfilePeople_following.graphql';
import type { ProfilePeopleFollowersQuery } from '../../../__generated__/ProfilePeopleFollowersQuery.graphql';
import type { ProfilePeopleFollowingQuery } from '../../../__generated__/ProfilePeopleFollowingQuery.graphql';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { PagedRows } from '../../../ui/content/PagedRows';
import { EmptyState, type EmptyStateProps } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { ProfileCard } from './ProfileCard';

export function ProfileFollowers({ user }: { user: ProfilePeople_followers$key }) {
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    ProfilePeopleFollowersQuery,
    ProfilePeople_followers$key
  >(
    graphql`
      fragment ProfilePeople_followers on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProfilePeopleFollowersQuery") {
        name
        viewerCanEdit
        followers(first: $count, after: $cursor) @connection(key: "ProfilePeople_followers") {
          edges {
            node {
              id
              ...ProfileCard_user
            }
          }
        }
      }
    `,
    user,
  );
  return (
    <People
      {...data.followers}
      {...paging}
      loading={isLoadingNext}
      empty={
        data.viewerCanEdit
          ? {
              title: 'No followers yet',
              text: 'People find each other by what they write. A shared story is how they find you.',
              action: <LinkButton to="/stories/new">Write Story</LinkButton>,
            }
          : { title: 'No followers yet', text: `Be the first to follow ${isolated(data.name)}.` }
      }
    />
  );
}

export function ProfileFollowing({ user }: { user: ProfilePeople_following$key }) {
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    ProfilePeopleFollowingQuery,
    ProfilePeople_following$key
  >(
    graphql`
      fragment ProfilePeople_following on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProfilePeopleFollowingQuery") {
        name
        viewerCanEdit
        following(first: $count, after: $cursor) @connection(key: "ProfilePeople_following") {
          edges {
            node {
              id
              ...ProfileCard_user
            }
          }
        }
      }
    `,
    user,
  );
  return (
    <People
      {...data.following}
      {...paging}
      loading={isLoadingNext}
      empty={
        data.viewerCanEdit
          ? {
              title: 'You follow nobody yet',
              text: 'Read what others share, and follow the writers you want to hear more of.',
              action: <LinkButton to="/stories?tab=shared">Read shared stories</LinkButton>,
            }
          : { title: `${isolated(data.name)} follows nobody yet` }
      }
    />
  );
}

interface PeopleProps extends Omit<LoadMoreProps, 'count' | 'what'> {
  edges: readonly { readonly node: ProfileCard_user$key & { readonly id: string } }[];
  empty: EmptyStateProps;
}

const People = ({ edges, empty, ...paging }: PeopleProps) =>
  edges.length === 0 && !paging.hasNext ? (
    <EmptyState {...empty} />
  ) : (
    <PagedRows
      items={edges.map(({ node }) => node)}
      row={(node) => <ProfileCard user={node} />}
      {...paging}
      count={20}
      what="members"
    />
  );
