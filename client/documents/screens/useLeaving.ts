import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/feedback/toaster';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { kinds, textPath } from '../model/kinds';
import { isBlank, type LocalDocument } from '../model/model';
import type { TextWriter } from './textWriter';
import type { WriterState } from './writerState';

interface LeavingOptions {
  /** The document as it was opened. */
  document: LocalDocument;
  /** Called once the device has stored the draft. */
  onStored?: (localId: string) => void;
}

/** Leaving the page: asks first if the text is in this tab alone. */
export function useLeaving(
  { document: opened, onStored }: LeavingOptions,
  writer: TextWriter,
  { document, changed }: WriterState,
  isOnlyInTab: boolean,
) {
  const { list } = kinds[opened.kind];
  const navigate = useNavigate();
  const guard = useLeaveGuard(isOnlyInTab && changed);
  const isLeft = useRef(false);
  const isDraftStored = document.revision > opened.revision;
  // Don't change the address after a save has navigated.
  const notifyStored = useEffectEvent(() => {
    if (!isLeft.current) onStored?.(document.localId);
  });
  useEffect(() => {
    if (isDraftStored) notifyStored();
  }, [isDraftStored]);
  return {
    guard,
    /** Leaves for the document's page, or for the list if it has no id. */
    leave: async (id: string | null, state?: object) => {
      isLeft.current = true;
      guard.allowLeave();
      await navigate(id === null ? list : `${list}/${id}`, { state });
    },
    cancel: (to = textPath(document)) => {
      void navigate(to);
      // Confirm for new texts that leaving keeps them; if it doesn't, the guard asks.
      if (opened.id !== null || isOnlyInTab) return;
      void writer.flush().then(() => {
        const { document, storageProblem } = writer.read();
        if (document.revision > 0 && !isBlank(document) && !storageProblem)
          toast.success('Your words are kept');
      });
    },
  };
}
