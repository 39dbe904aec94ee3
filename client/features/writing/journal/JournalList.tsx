import { graphql, usePaginationFragment } from 'react-relay';
import type { JournalList_viewer$key } from '../../../__generated__/JournalList_viewer.graphql';
import type { JournalListPaginationQuery } from '../../../__generated__/JournalListPaginationQuery.graphql';
import { NewJournalButton } from '../../../documents/screens/NewJournalButton';
import { TextList } from '../../../documents/screens/TextList';
import type { ShownTexts } from '../../../documents/screens/textsTabs';
import { JournalRow } from './JournalRow';

interface JournalListProps extends ShownTexts {
  viewer: JournalList_viewer$key;
}

/** Both tabs use one connection: a member can only read their own journals. */
export function JournalList({ viewer, ...shown }: JournalListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    JournalListPaginationQuery,
    JournalList_viewer$key
  >(
    graphql`
      fragment JournalList_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        authorId: { type: "ID" }
      )
      @refetchable(queryName: "JournalListPaginationQuery") {
        journals(first: $count, after: $cursor, authorId: $authorId)
          @connection(key: "Journals_journals", filters: []) {
          edges {
            node {
              id
              title
              excerpt(length: 200)
              journalDate
              ...JournalRow_journal
            }
          }
        }
      }
    `,
    viewer,
  );
  // Deleted entries leave edges without nodes; new entries, possibly of an earlier day, are added first.
  const journals = data.journals.edges
    .flatMap(({ node }) => node ?? [])
    .sort((a, b) => Date.parse(b.journalDate) - Date.parse(a.journalDate));
  return (
    <TextList
      kind="journal"
      texts={journals}
      shownOf={({ title, excerpt }) => [title, excerpt]}
      row={(journal) => <JournalRow journal={journal} />}
      paging={{ hasNext, loading: isLoadingNext, loadNext }}
      action={<NewJournalButton />}
      {...shown}
    />
  );
}
