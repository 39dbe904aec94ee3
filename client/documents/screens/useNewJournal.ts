import { type MouseEvent, use, useState } from 'react';
import { useMoveOn } from '../../ui/layout/useMoveOn';
import { DocumentsContext } from '../DocumentsContext';
import { newJournalPath, newJournalTarget } from './todaysJournal';

/** Clicks that the browser handles itself: new tab, new window, download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Opens today's journal entry, or a new one. Calls `onGo` when it navigates. */
export function useNewJournal(onGo?: () => void) {
  const documents = use(DocumentsContext);
  const moveOn = useMoveOn();
  const [isAsking, setAsking] = useState(false);

  const go = async () => {
    setAsking(true);
    const { to, state } = await newJournalTarget(documents);
    setAsking(false);
    if (await moveOn(to, { state })) onGo?.();
  };

  return {
    label: isAsking ? 'Opening…' : 'New Journal',
    link: {
      to: newJournalPath,
      'aria-disabled': isAsking || undefined,
      onClick(event: MouseEvent) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        if (!isAsking) void go();
      },
    },
  };
}
