import { graphql } from 'react-relay';
import type { useStorySearchQuery } from '../__generated__/useStorySearchQuery.graphql';
import { useServerSearch } from '../ui/form/useServerSearch';

export interface FoundStory {
  readonly id: string;
  readonly title: string;
}

const query = graphql`
  query useStorySearchQuery($search: String!) {
    viewer {
      stories(first: 12, search: $search, orderBy: EDITED) {
        edges {
          node {
            id
            title
            draft {
              title
            }
          }
        }
      }
    }
  }
`;

const storiesOf = ({ viewer }: useStorySearchQuery['response']): readonly FoundStory[] =>
  (viewer?.stories.edges ?? []).flatMap(({ node }) =>
    node ? [{ id: node.id, title: node.draft?.title ?? node.title }] : [],
  );

/** The viewer's own stories, on whatever device they were written; null until loaded. */
export const useStorySearch = (entry: string) =>
  useServerSearch<useStorySearchQuery, FoundStory>(query, entry, storiesOf);
