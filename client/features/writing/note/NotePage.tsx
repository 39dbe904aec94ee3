import { Suspense, useCallback } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { NotePageDeleteNoteMutation } from '../../../__generated__/NotePageDeleteNoteMutation.graphql';
import type { NotePageQuery } from '../../../__generated__/NotePageQuery.graphql';
import { detailOf } from '../../../documents/model/model';
import { OfflineDocument, type OfflineDocumentProps } from '../../../documents/screens/OfflineDocument';
import { TextMissing } from '../../../documents/screens/TextMissing';
import { TextTags } from '../../../documents/screens/TextTags';
import { UnsentNotice } from '../../../documents/screens/UnsentNotice';
import { useTextRemoval } from '../../../documents/screens/useTextRemoval';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { NoteArticle } from './NoteArticle';
import { NoteText } from './NoteText';

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
  // The viewer has deleted the note: it isn't shown as missing while the list loads.
  return removing ? <PageSkeleton /> : <TextMissing kind="note" />;
}

/** A note from this device when the server is unreachable. */
function OfflineNote(props: Pick<OfflineDocumentProps, 'id' | 'error'>) {
  return (
    <OfflineDocument
      kind="note"
      facts={({ details }) => {
        const category = detailOf(details, 'category');
        return category && <span>Category: {category}</span>;
      }}
      {...props}
    >
      {({ content, title, tags }) => (
        <>
          <NoteText content={content} title={title} />
          <TextTags names={tags} />
        </>
      )}
    </OfflineDocument>
  );
}

function useDeleteNoteMutation() {
  const [remove] = useDeleteMutation<NotePageDeleteNoteMutation>(graphql`
    mutation NotePageDeleteNoteMutation($input: DeleteNoteInput!) {
      deleteNote(input: $input) {
        deletedNoteId @deleteRecord
      }
    }
  `);
  return useCallback((id: string, baseUpdatedAt: string) => remove({ id, baseUpdatedAt }), [remove]);
}
