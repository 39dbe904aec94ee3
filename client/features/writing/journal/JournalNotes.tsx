import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { JournalNotes_journal$key } from '../../../__generated__/JournalNotes_journal.graphql';
import type { JournalNotesPaginationQuery } from '../../../__generated__/JournalNotesPaginationQuery.graphql';
import { LocalTextList, useUnsentTexts } from '../../../documents/screens/LocalTexts';
import { PlusIcon } from '../../../ui/content/icons';
import { PagedRows } from '../../../ui/content/PagedRows';
import { LinkButton } from '../../../ui/form/Button';
import { useFocusKept } from '../../../ui/layout/useFocusKept';
import { NoteRow } from '../note/NoteRow';
import { pinnedFirst } from '../note/pinnedFirst';

const perPage = 20;

/** The notes on a journal entry, first those that this device hasn't sent yet. */
export function JournalNotes({ journal }: { journal: JournalNotes_journal$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    JournalNotesPaginationQuery,
    JournalNotes_journal$key
  >(
    graphql`
      fragment JournalNotes_journal on Journal
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "JournalNotesPaginationQuery") {
        id
        notes(first: $count, after: $cursor) @connection(key: "JournalNotes_notes") {
          edges {
            node {
              id
              isPinned
              createdAt
              ...NoteRow_note
            }
          }
        }
      }
    `,
    journal,
  );
  const unsent = useUnsentTexts('note').filter(({ details }) => details.journalId === data.id);
  const unsentIds = new Set(unsent.map(({ id }) => id));
  const notes = pinnedFirst(data.notes.edges.flatMap(({ node }) => node ?? [])).filter(
    ({ id }) => !unsentIds.has(id),
  );
  const isEmpty = unsent.length === 0 && notes.length === 0 && !hasNext;
  const section = useRef<HTMLElement>(null);
  useFocusKept(section);
  return (
    <chakra.section
      ref={section}
      aria-labelledby="journal-notes"
      maxW="measure"
      w="full"
      mx="auto"
      mt="16"
      pt="8"
      borderTopWidth="1px"
      borderColor="rule"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mb="6"
      >
        <chakra.h2 id="journal-notes" textStyle="heading">
          Notes
        </chakra.h2>
        <LinkButton to={`/notes/new?journalId=${encodeURIComponent(data.id)}`} variant="outline" size="sm">
          <PlusIcon />
          New Note
        </LinkButton>
      </chakra.div>
      {isEmpty && <chakra.p color="ink.muted">No notes on this entry yet.</chakra.p>}
      <LocalTextList texts={unsent} titleAs="h3" />
      <PagedRows
        items={notes}
        row={(note) => <NoteRow note={note} titleAs="h3" isOnJournalPage />}
        hasNext={hasNext}
        loading={isLoadingNext}
        loadNext={loadNext}
        count={perPage}
        what="notes"
      />
    </chakra.section>
  );
}
