import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { NotePageQuery } from '../../../__generated__/NotePageQuery.graphql';
import { TextMissing } from '../../../documents/screens/TextMissing';
import { UnsentNotice } from '../../../documents/screens/UnsentNotice';
import { useTextRemoval } from '../../../documents/screens/useTextRemoval';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { PageSkeleton } from '../../../ui/feedback/SkeletonList';
import { NoteArticle } from './NoteArticle';
import { OfflineNote } from './OfflineNote';
import { useDeleteNoteMutation } from './useDeleteNoteMutation';

const query = graphql`
  query NotePageQuery($id: ID!) @preloadable {
    note(id: $id) {
      id
      updatedAt
      ...NoteArticle_note
    }
  }
`;

export function NotePage() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  return (
    <OfflineFallback key={id} attempt={key} instead={(error) => <OfflineNote id={id} error={error} />}>
      <Suspense fallback={<ArticleSkeleton />}>
        <Note id={id} />
      </Suspense>
    </OfflineFallback>
  );
}

function Note({ id }: { id: string }) {
  const { note } = usePageQuery<NotePageQuery>(query);
  const readAgain = useReadAgain<NotePageQuery>(query, { id });
  const deleteNote = useDeleteNoteMutation();
  const [remove, removing] = useTextRemoval({
    kind: 'note',
    id,
    deleteThere: () => deleteNote(id, note?.updatedAt ?? ''),
    readAgain,
  });
  if (note)
    return (
      <>
        <UnsentNotice kind="note" id={id} />
        <NoteArticle note={note} onDelete={remove} />
      </>
    );
  // Deleted by the viewer: don't show it as missing while the list loads.
  return removing ? <PageSkeleton /> : <TextMissing kind="note" />;
}
