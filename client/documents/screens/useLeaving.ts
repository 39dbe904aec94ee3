import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/feedback/toaster';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { kinds, textPath } from '../model/kinds';
import { isBlank, type LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';
import { isStoredSoon } from './isStoredSoon';
import type { TextWriter } from './textWriter';
import type { WriterState } from './writerState';

interface LeavingOptions {
  documents: DocumentStore;
  /** The document as it was opened. */
  document: LocalDocument;
  /** Called once the device has stored the draft. */
  onKept?: (localId: string) => void;
}

/** Leaving the page: asks first if the text is in this tab alone. */
export function useLeaving(
  { documents, document: opened, onKept }: LeavingOptions,
  writer: TextWriter,
  { document, changed }: WriterState,
  unkept: boolean,
) {
  const { list } = kinds[opened.kind];
  const navigate = useNavigate();
  const guard = useLeaveGuard(unkept && changed);
  const isLeft = useRef(false);
  const isKept = document.revision > opened.revision;
  // Don't change the address after a save has navigated.
  const notifyKept = useEffectEvent(() => {
    if (!isLeft.current) onKept?.(document.localId);
  });
  useEffect(() => {
    if (isKept) notifyKept();
  }, [isKept]);
  return {
    guard,
    /** Leaves for the document's page, or for the list if it has no id. */
    leave: async (id: string | null, state?: object) => {
      isLeft.current = true;
      guard.letLeave();
      await navigate(id === null ? list : `${list}/${id}`, { state });
    },
    cancel: (to = textPath(document)) => {
      void navigate(to);
      // Confirm for new texts that leaving keeps them; if it doesn't, the guard asks.
      if (opened.id !== null || unkept) return;
      void writer.flush().then(async () => {
        const { document } = writer.read();
        if (document.revision === 0 || isBlank(document)) return;
        // The page is left, so its writer gets no notifications any more.
        if (await isStoredSoon(documents)) toast.success('Your words are kept');
      });
    },
  };
}
