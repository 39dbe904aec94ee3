import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { JournalPageQuery } from '../../__generated__/JournalPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { useReadAgain } from '../../relay/useReadAgain';
import { ArticleSkeleton } from '../../ui/ArticleSkeleton';
import { PageSkeleton } from '../../ui/SkeletonList';
import { UnlessUnreachable } from '../story/UnlessUnreachable';
import { TextMissing } from '../writing/TextMissing';
import { UnsentNotice } from '../writing/UnsentNotice';
import { useTextRemoval } from '../writing/useTextRemoval';
import { JournalArticle } from './JournalArticle';
import { JournalHere } from './JournalHere';
import { JournalNotes } from './JournalNotes';
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
    <UnlessUnreachable key={id} attempt={key} instead={(error) => <JournalHere id={id} error={error} />}>
      <Suspense fallback={<ArticleSkeleton />}>
        <Journal id={id} />
      </Suspense>
    </UnlessUnreachable>
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
  // Deleted here, it is gone before the list has come: that is no missing journal.
  return removing ? <PageSkeleton /> : <TextMissing kind="journal" />;
}
