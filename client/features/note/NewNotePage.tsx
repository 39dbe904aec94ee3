import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { NewText, type OpenText } from '../../documents/screens/NewText';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { NoteEditor } from './NoteEditor';

/** The page of a note that isn't on the server yet. */
export function NewNotePage() {
  return (
    <NewText
      kind="note"
      begun={(documents, onKept) => <Begun documents={documents} onKept={onKept} />}
      found={(text) => <Writing {...text} />}
    />
  );
}

/** The journal id in the navigation state, which can be anything. */
function journalOf(state: unknown): string | null {
  const { journalId } = (state ?? {}) as { journalId?: unknown };
  return typeof journalId === 'string' ? journalId : null;
}

function Begun({ documents, onKept }: { documents: DocumentStore; onKept: OpenText['onKept'] }) {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [document] = useState(() =>
    documents.begin({
      kind: 'note',
      details: { journalId: journalOf(state) ?? search.get('journalId'), isPinned: false },
    }),
  );
  return <Writing documents={documents} document={document} kept={false} onKept={onKept} />;
}

function Writing(text: OpenText) {
  const journalId = text.document.details.journalId;
  return (
    <NoteEditor
      {...text}
      heading="New Note"
      cancelTo={typeof journalId === 'string' ? `/journals/${journalId}` : '/notes'}
    />
  );
}
