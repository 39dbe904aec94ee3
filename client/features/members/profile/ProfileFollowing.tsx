import { graphql, usePaginationFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { ProfileFollowing_user$key } from '../../../__generated__/ProfileFollowing_user.graphql';
import type { ProfileFollowingPaginationQuery } from '../../../__generated__/ProfileFollowingPaginationQuery.graphql';
import { LinkButton } from '../../../ui/form/Button';
import { PeopleList } from './PeopleList';

export function ProfileFollowing({ user }: { user: ProfileFollowing_user$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProfileFollowingPaginationQuery,
    ProfileFollowing_user$key
  >(
    graphql`
      fragment ProfileFollowing_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProfileFollowingPaginationQuery") {
        name
        viewerCanEdit
        following(first: $count, after: $cursor) @connection(key: "ProfileFollowing_following") {
          edges {
            __typename
          }
          ...PeopleList_people
        }
      }
    `,
    user,
  );
  return (
    <PeopleList
      people={data.following}
      paging={{ hasNext, loading: isLoadingNext, loadNext }}
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
