import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { EditorSkeleton } from '../../../documents/screens/EditorSkeleton';
import { NewText } from '../../../documents/screens/NewText';
import { hasNoEntryYet, newJournalTarget } from '../../../documents/screens/todaysJournal';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { useDocuments } from '../../../documents/useDocuments';
import { JournalEditor } from './JournalEditor';
import { journalTitle } from './journalTitle';

/** The page of an entry that isn't on the server yet. On a day that has an entry, a second one is to be asked for. */
export function NewJournalPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  if (!search.has('localId') && !search.has('another') && !hasNoEntryYet(state)) return <ToTodaysEntry />;
  return (
    <NewText kind="journal" begin={begin}>
      {({ onStartOver, ...text }) => (
        <JournalEditor {...text} heading="New Journal" cancelTo="/journals" onNewDay={onStartOver} />
      )}
    </NewText>
  );
}

function ToTodaysEntry() {
  const documents = useDocuments();
  const [target, setTarget] = useState<Awaited<ReturnType<typeof newJournalTarget>> | null>(null);
  useEffect(() => {
    let isLeft = false;
    void newJournalTarget(documents).then((found) => isLeft || setTarget(found));
    return () => {
      isLeft = true;
    };
  }, [documents]);
  return target ? <Navigate {...target} replace /> : <EditorSkeleton />;
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
