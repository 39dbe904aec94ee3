import { type MouseEvent, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DocumentsContext } from '../useDocuments';
import { todaysJournal } from './todaysJournal';

export const newJournal = '/journals/new';

/** A new tab, a new window, a download: what a browser does with a link of its own accord. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The way to write in one's journal: to today's own entry where there is one. Calls `onGo` once it is on the way. */
export function useNewJournal(onGo?: () => void) {
  const documents = use(DocumentsContext);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const at = useRef<string | null>(null);
  useEffect(() => {
    at.current = key;
    return () => {
      at.current = null;
    };
  }, [key]);

  const go = async () => {
    setAsking(true);
    const path = await todaysJournal(documents, new Date()).catch(() => null);
    setAsking(false);
    // Who has gone elsewhere meanwhile is not called back.
    if (at.current !== key) return;
    void navigate(path ?? newJournal);
    onGo?.();
  };

  return {
    label: isAsking ? 'Opening…' : 'New Journal',
    link: {
      to: newJournal,
      'aria-disabled': isAsking || undefined,
      onClick(event: MouseEvent) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        if (!isAsking) void go();
      },
    },
  };
}
