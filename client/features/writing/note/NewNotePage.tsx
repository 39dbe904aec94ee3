import { useLocation, useSearchParams } from 'react-router-dom';
import { NewText } from '../../../documents/screens/NewText';
import { textDetail } from '../../../documents/screens/textDetail';
import { NoteEditor } from './NoteEditor';

/** The page of a note that isn't on the server yet. */
export function NewNotePage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const journalId = journalOf(state) ?? search.get('journalId');
  return (
    <NewText
      kind="note"
      begin={(documents) => documents.begin({ kind: 'note', details: { journalId, isPinned: false } })}
    >
      {(text) => {
        const journal = textDetail(text.document.details, 'journalId');
        return (
          <NoteEditor {...text} heading="New Note" cancelTo={journal ? `/journals/${journal}` : '/notes'} />
        );
      }}
    </NewText>
  );
}

/** The journal id in the navigation state, which can be anything. */
function journalOf(state: unknown): string | null {
  const { journalId } = (state ?? {}) as { journalId?: unknown };
  return typeof journalId === 'string' ? journalId : null;
}
