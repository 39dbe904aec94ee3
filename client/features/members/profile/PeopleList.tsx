import { graphql, useFragment } from 'react-relay';
import type { PeopleList_people$key } from '../../../__generated__/PeopleList_people.graphql';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { PagedRows } from '../../../ui/content/PagedRows';
import { EmptyState, type EmptyStateProps } from '../../../ui/feedback/EmptyState';
import { ProfileCard } from './ProfileCard';

interface PeopleListProps {
  people: PeopleList_people$key;
  paging: Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'>;
  empty: EmptyStateProps;
}

export const peoplePerPage = 20;

/** A page of members as cards, with a button to load more. */
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
    <PagedRows
      items={edges.map(({ node }) => node)}
      row={(node) => <ProfileCard user={node} />}
      {...paging}
      count={peoplePerPage}
      what="members"
    />
  );
}
