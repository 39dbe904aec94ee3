import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { EditorSkeleton } from '../../../documents/screens/EditorSkeleton';
import { NewText } from '../../../documents/screens/NewText';
import { hasNoEntryYet, newJournalTarget } from '../../../documents/screens/todaysJournal';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { useDocuments } from '../../../documents/useDocuments';
import { JournalEditor } from './JournalEditor';
import { journalTitle } from './journalTitle';

/**
 * The page of a journal entry that isn't on the server yet. It redirects to today's entry if there is one, unless the address asks
 * for another entry or names a text on the device.
 */
export function NewJournalPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  if (!search.has('localId') && !search.has('another') && !hasNoEntryYet(state))
    return <RedirectToTodaysEntry />;
  return (
    <NewText kind="journal" begin={begin}>
      {({ onStartOver, ...text }) => (
        <JournalEditor {...text} heading="New Journal" cancelTo="/journals" onNewDay={onStartOver} />
      )}
    </NewText>
  );
}

function RedirectToTodaysEntry() {
  const documents = useDocuments();
  const [target, setTarget] = useState<Awaited<ReturnType<typeof newJournalTarget>> | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void newJournalTarget(documents).then((found) => isUnmounted || setTarget(found));
    return () => {
      isUnmounted = true;
    };
  }, [documents]);
  return target ? <Navigate {...target} replace /> : <EditorSkeleton />;
}

/** Creates an entry on the device. Its journal date is the day on which it is started. */
function begin(documents: DocumentStore) {
  const now = new Date();
  return documents.begin({
    kind: 'journal',
    title: journalTitle(now),
    details: { journalDate: now.toISOString() },
  });
}
