import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EditNotePageQuery } from '../../../__generated__/EditNotePageQuery.graphql';
import { EditText, FetchedText } from '../../../documents/screens/EditText';
import { noteCopy } from '../../../documents/transport/serverCopies';
import { isForbidden } from '../../../relay/isForbidden';
import { usePageQuery } from '../../../relay/usePageQuery';
import { NoteEditor } from './NoteEditor';

export function EditNotePage() {
  const { id = '' } = useParams();
  return <EditText kind="note" id={id} Editor={NoteEditor} fromServer={<FromServer id={id} />} />;
}

function FromServer({ id }: { id: string }) {
  const { note } = usePageQuery<EditNotePageQuery>(graphql`
    query EditNotePageQuery($id: ID!) @preloadable {
      note(id: $id) @catch(to: RESULT) {
        id
        title
        content
        category
        isPinned
        tags
        updatedAt
        journal {
          id
          title
        }
      }
    }
  `);
  return (
    <FetchedText
      kind="note"
      id={id}
      Editor={NoteEditor}
      copy={note.ok && note.value ? noteCopy(note.value) : null}
      isForbidden={!note.ok && isForbidden(note.errors)}
    />
  );
}
