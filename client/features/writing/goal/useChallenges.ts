import { graphql, usePaginationFragment } from 'react-relay';
import type { useChallenges_query$key } from '../../../__generated__/useChallenges_query.graphql';
import type { useChallengesPaginationQuery } from '../../../__generated__/useChallengesPaginationQuery.graphql';
import { countToRead } from '../../../relay/countToRead';
import { challengesPerPage } from './challengesPerPage';

/** The group's challenges, latest first, with functions to load more. A later fetch of them all must request `countToRead`. */
export function useChallenges(query: useChallenges_query$key) {
  const { data, ...paging } = usePaginationFragment<useChallengesPaginationQuery, useChallenges_query$key>(
    graphql`
      fragment useChallenges_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "useChallengesPaginationQuery") {
        viewer {
          canOpenChallenges
        }
        challenges(first: $count, after: $cursor) @connection(key: "useChallenges_challenges") {
          edges {
            node {
              id
              isOver
              ...ChallengeItem_challenge
            }
          }
        }
      }
    `,
    query,
  );
  const challenges = data.challenges.edges.flatMap(({ node }) => node ?? []);
  return {
    ...paging,
    challenges,
    canOpen: data.viewer?.canOpenChallenges ?? false,
    countToRead: countToRead(challengesPerPage, challenges.length),
  };
}
