import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { NoteList_viewer$key } from '../../../__generated__/NoteList_viewer.graphql';
import type { NoteListPaginationQuery } from '../../../__generated__/NoteListPaginationQuery.graphql';
import { TextList } from '../../../documents/screens/TextList';
import type { ShownTexts } from '../../../documents/screens/textsTabs';
import { NoteRow } from './NoteRow';
import { pinnedFirst } from './pinnedFirst';

interface NoteListProps extends ShownTexts {
  viewer: NoteList_viewer$key;
  action: ReactNode;
}

/** The viewer's notes. Both tabs use one connection, because members can read their own notes only. */
export function NoteList({ viewer, action, ...shown }: NoteListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    NoteListPaginationQuery,
    NoteList_viewer$key
  >(
    graphql`
      fragment NoteList_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        authorId: { type: "ID" }
      )
      @refetchable(queryName: "NoteListPaginationQuery") {
        notes(first: $count, after: $cursor, authorId: $authorId) @connection(key: "Notes_notes", filters: []) {
          edges {
            node {
              id
              title
              excerpt(length: 200)
              tags
              isPinned
              createdAt
              ...NoteRow_note
            }
          }
        }
      }
    `,
    viewer,
  );
  return (
    <TextList
      kind="note"
      // Deleted notes leave edges without nodes.
      texts={pinnedFirst(data.notes.edges.flatMap(({ node }) => node ?? []))}
      shownOf={({ title, excerpt, tags }) => [title, excerpt, ...tags]}
      row={(note) => <NoteRow note={note} />}
      paging={{ hasNext, loading: isLoadingNext, loadNext }}
      action={action}
      {...shown}
    />
  );
}
