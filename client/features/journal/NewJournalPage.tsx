import { NewText } from '../../documents/screens/NewText';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { JournalEditor } from './JournalEditor';
import { journalTitle } from './journalTitle';

/** The page of an entry that isn't on the server yet. */
export function NewJournalPage() {
  return (
    <NewText kind="journal" begin={begin}>
      {({ onStartOver, ...text }) => (
        <JournalEditor {...text} heading="New Journal" cancelTo="/journals" onNewDay={onStartOver} />
      )}
    </NewText>
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
