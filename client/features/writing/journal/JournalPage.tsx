import { Suspense, useCallback } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { JournalPageDeleteJournalMutation } from '../../../__generated__/JournalPageDeleteJournalMutation.graphql';
import type { JournalPageQuery } from '../../../__generated__/JournalPageQuery.graphql';
import { detailOf } from '../../../documents/model/model';
import { OfflineDocument, type OfflineDocumentProps } from '../../../documents/screens/OfflineDocument';
import { TextMissing } from '../../../documents/screens/TextMissing';
import { UnsentNotice } from '../../../documents/screens/UnsentNotice';
import { useTextRemoval } from '../../../documents/screens/useTextRemoval';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { JournalArticle } from './JournalArticle';
import { JournalNotes } from './JournalNotes';
import { JournalPrompt } from './JournalPrompt';
import { JournalText } from './JournalText';

const query = graphql`
  query JournalPageQuery($id: ID!) @preloadable {
    journal(id: $id) {
      id
      updatedAt
      ...JournalArticle_journal
      ...JournalNotes_journal
    }
  }
`;

export function JournalPage() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  return (
    <OfflineFallback key={id} attempt={key} instead={(error) => <OfflineJournal id={id} error={error} />}>
      <Suspense fallback={<ArticleSkeleton />}>
        <Journal id={id} />
      </Suspense>
    </OfflineFallback>
  );
}

function Journal({ id }: { id: string }) {
  const { journal } = usePageQuery<JournalPageQuery>(query);
  const readAgain = useReadAgain<JournalPageQuery>(query, { id });
  const deleteJournal = useDeleteJournalMutation();
  const [remove, removing] = useTextRemoval({
    kind: 'journal',
    id,
    deleteThere: () => deleteJournal(id, journal?.updatedAt ?? ''),
    readAgain,
  });
  if (journal)
    return (
      <>
        <UnsentNotice kind="journal" id={id} />
        <JournalArticle journal={journal} onDelete={remove} />
        <JournalNotes journal={journal} />
      </>
    );
  // The viewer has deleted the entry: it isn't shown as missing while the list loads.
  return removing ? <PageSkeleton /> : <TextMissing kind="journal" />;
}

/** A journal entry from this device, when the server is unreachable. */
function OfflineJournal(props: Pick<OfflineDocumentProps, 'id' | 'error'>) {
  return (
    <OfflineDocument
      kind="journal"
      facts={({ details }) => {
        const mood = stringOrNull(detailOf(details, 'mood'));
        return mood && <span>Mood: {mood}</span>;
      }}
      {...props}
    >
      {({ content, details }) => (
        <>
          <JournalPrompt prompt={stringOrNull(detailOf(details, 'prompt'))} />
          <JournalText content={content} />
        </>
      )}
    </OfflineDocument>
  );
}

const stringOrNull = (value: string | true | null) => (typeof value === 'string' ? value : null);

function useDeleteJournalMutation() {
  const [remove] = useDeleteMutation<JournalPageDeleteJournalMutation>(graphql`
    mutation JournalPageDeleteJournalMutation($input: DeleteJournalInput!) {
      deleteJournal(input: $input) {
        deletedJournalId @deleteRecord
      }
    }
  `);
  return useCallback((id: string, baseUpdatedAt: string) => remove({ id, baseUpdatedAt }), [remove]);
}
