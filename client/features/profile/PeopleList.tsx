import { graphql, useFragment } from 'react-relay';
import type { PeopleList_people$key } from '../../__generated__/PeopleList_people.graphql';
import { LoadMore, type LoadMoreProps } from '../../ui/content/LoadMore';
import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState';
import { Rows } from '../../ui/feedback/SkeletonList';
import { ProfileCard } from './ProfileCard';

export interface PeopleListProps {
  people: PeopleList_people$key;
  paging: Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'>;
  empty: EmptyStateProps;
}

export const peoplePerPage = 20;

export function PeopleList({ people, paging, empty }: PeopleListProps) {
  const { edges } = useFragment(
    graphql`
      fragment PeopleList_people on UserConnection {
        edges {
          node {
            id
            ...ProfileCard_user
          }
        }
      }
    `,
    people,
  );
  if (edges.length === 0 && !paging.hasNext) return <EmptyState {...empty} />;
  return (
    <>
      <Rows>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ProfileCard user={node} />
          </li>
        ))}
      </Rows>
      <LoadMore {...paging} count={peoplePerPage} what="members" />
    </>
  );
}
