import { graphql, usePaginationFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { ProfileFollowers_user$key } from '../../../__generated__/ProfileFollowers_user.graphql';
import type { ProfileFollowersPaginationQuery } from '../../../__generated__/ProfileFollowersPaginationQuery.graphql';
import { LinkButton } from '../../../ui/form/Button';
import { PeopleList } from './PeopleList';

export function ProfileFollowers({ user }: { user: ProfileFollowers_user$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProfileFollowersPaginationQuery,
    ProfileFollowers_user$key
  >(
    graphql`
      fragment ProfileFollowers_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProfileFollowersPaginationQuery") {
        name
        viewerCanEdit
        followers(first: $count, after: $cursor) @connection(key: "ProfileFollowers_followers") {
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
      people={data.followers}
      paging={{ hasNext, loading: isLoadingNext, loadNext }}
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
