import { graphql } from 'react-relay';
import { messages } from '../../server/contract/messages';
import type { useTextSearchQuery } from '../__generated__/useTextSearchQuery.graphql';
import type { DocumentKind } from '../documents/model/model';
import { useServerSearch } from '../relay/useServerSearch';

export interface FoundText {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: string;
}

const query = graphql`
  query useTextSearchQuery($search: String!) {
    viewer {
      stories(first: 12, search: $search, orderBy: EDITED) {
        wordsLeftOut
        textsLeftOut
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
      journals(first: 12, search: $search) {
        textsLeftOut
        edges {
          node {
            id
            title
          }
        }
      }
      notes(first: 12, search: $search) {
        textsLeftOut
        edges {
          node {
            id
            title
          }
        }
      }
    }
  }
`;

type Edges = readonly { readonly node: { readonly id: string; readonly title?: string | null } }[];

const foundOf = (kind: DocumentKind, edges: Edges): FoundText[] =>
  edges.map(({ node: { id, title } }) => ({ kind, id, title: title ?? '' }));

const textsOf = ({ viewer }: useTextSearchQuery['response']): readonly FoundText[] =>
  viewer
    ? [
        ...viewer.stories.edges.map(
          ({ node: { id, title, draft } }): FoundText => ({
            kind: 'story',
            id,
            title: draft?.title ?? title,
          }),
        ),
        ...foundOf('journal', viewer.journals.edges),
        ...foundOf('note', viewer.notes.edges),
      ]
    : [];

/** A text about words and texts that the search left out. */
const leftOutOf = ({ stories, journals, notes }: NonNullable<useTextSearchQuery['response']['viewer']>) =>
  messages.search.leftOut({
    ...stories,
    textsLeftOut: [stories, journals, notes].some(({ textsLeftOut }) => textsLeftOut),
  });

/** The server's search in the viewer's own texts, with a text about what it left out; null until loaded. */
export function useTextSearch(entry: string) {
  const found = useServerSearch<useTextSearchQuery, FoundText>(query, entry, textsOf);
  const viewer = found?.response?.viewer;
  return found && { ...found, leftOut: viewer ? leftOutOf(viewer) : '' };
}
