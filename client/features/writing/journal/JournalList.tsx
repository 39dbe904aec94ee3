import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { JournalList_journal$key } from '../../../__generated__/JournalList_journal.graphql';
import type { JournalList_viewer$key } from '../../../__generated__/JournalList_viewer.graphql';
import type { JournalListPaginationQuery } from '../../../__generated__/JournalListPaginationQuery.graphql';
import { kinds } from '../../../documents/model/kinds';
import { NewJournalButton } from '../../../documents/screens/NewJournalButton';
import { TextList } from '../../../documents/screens/TextList';
import { TextRow } from '../../../documents/screens/TextRow';
import type { ShownTexts } from '../../../documents/screens/textsTabs';
import { AuthorLink } from '../../../relay/AuthorLink';
import { wordsLabel } from '../../../ui/content/labels';
import { Time } from '../../../ui/content/Time';

interface JournalListProps extends ShownTexts {
  viewer: JournalList_viewer$key;
}

/** The viewer's journals. Both tabs use one connection, because members can read their own journals only. */
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
              ...JournalList_journal
            }
          }
        }
      }
    `,
    viewer,
  );
  // Deleted entries leave edges without nodes. New entries are prepended even if they are of an earlier day.
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

function JournalRow({ journal }: { journal: JournalList_journal$key }) {
  const { id, title, excerpt, wordCount, createdAt, author } = useFragment(
    graphql`
      fragment JournalList_journal on Journal {
        id
        title
        excerpt(length: 200)
        wordCount
        createdAt
        author {
          ...AuthorLink_user
        }
      }
    `,
    journal,
  );
  return (
    <TextRow
      to={`/journals/${id}`}
      title={title || kinds.journal.untitled}
      excerpt={excerpt}
      facts={
        <>
          <AuthorLink user={author} />
          <span>{wordCount === 0 ? 'No content' : wordsLabel(wordCount)}</span>
          <Time value={createdAt} what="Created" />
        </>
      }
    />
  );
}
