import { graphql } from 'react-relay';
import type { useMemberSearchQuery } from '../__generated__/useMemberSearchQuery.graphql';
import { useServerSearch } from '../relay/useServerSearch';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

const query = graphql`
  query useMemberSearchQuery($search: String!) {
    searchMembers(search: $search) {
      id
      name
      username
    }
  }
`;

const membersOf = ({ searchMembers }: useMemberSearchQuery['response']): readonly Member[] => searchMembers;

/** Members whose name starts with the typed text; null until loaded. */
export const useMemberSearch = (entry: string) =>
  useServerSearch<useMemberSearchQuery, Member>(query, entry, membersOf);
