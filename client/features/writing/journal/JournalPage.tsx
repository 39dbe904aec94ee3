import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { JournalPageQuery } from '../../../__generated__/JournalPageQuery.graphql';
import { TextMissing } from '../../../documents/screens/TextMissing';
import { UnsentNotice } from '../../../documents/screens/UnsentNotice';
import { useTextRemoval } from '../../../documents/screens/useTextRemoval';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { PageSkeleton } from '../../../ui/feedback/SkeletonList';
import { JournalArticle } from './JournalArticle';
import { JournalNotes } from './JournalNotes';
import { OfflineJournal } from './OfflineJournal';
import { useDeleteJournalMutation } from './useDeleteJournalMutation';

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
  // Deleted by the viewer: don't show it as missing while the list loads.
  return removing ? <PageSkeleton /> : <TextMissing kind="journal" />;
}
