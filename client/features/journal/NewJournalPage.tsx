import { useState } from 'react';
import { NewText, type OpenText } from '../../documents/screens/NewText';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { JournalEditor } from './JournalEditor';
import { journalTitle } from './journalTitle';

/** The page of an entry that isn't on the server yet. */
export function NewJournalPage() {
  return (
    <NewText
      kind="journal"
      begun={(documents, onKept) => <Begun documents={documents} onKept={onKept} />}
      found={(text) => <Writing {...text} />}
    />
  );
}

/** The journal date is the day on which the entry is started. */
function begin(documents: DocumentStore) {
  const now = new Date();
  return documents.begin({
    kind: 'journal',
    title: journalTitle(now),
    details: { journalDate: now.toISOString() },
  });
}

function Begun({ documents, onKept }: { documents: DocumentStore; onKept: OpenText['onKept'] }) {
  const [document, setDocument] = useState(() => begin(documents));
  return (
    <Writing
      key={document.localId}
      documents={documents}
      document={document}
      kept={false}
      onKept={onKept}
      onNewDay={() => setDocument(begin(documents))}
    />
  );
}

function Writing({ onNewDay, ...text }: OpenText & { onNewDay?: () => void }) {
  return <JournalEditor {...text} heading="New Journal" cancelTo="/journals" onNewDay={onNewDay} />;
}
