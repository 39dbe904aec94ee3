import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { readSettings } from '../../settings/settingsStore';
import { toast } from '../../ui/feedback/toaster';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { kinds } from '../model/kinds';
import { type Draft, isBlank, type Resolution } from '../model/model';
import { useDocumentLock, useSyncOverview } from '../useDocuments';
import { TextWriter } from './textWriter';
import { type EditorModes, useEditorMode } from './useEditorMode';
import { useTextFacts } from './useTextFacts';
import { useTextSave } from './useTextSave';
import type { DraftFacts, WriterOptions, WriterState } from './writerState';

export interface WritingOptions extends Pick<WriterOptions, 'documents' | 'document' | 'kept'> {
  modes: EditorModes;
  /** Adds pending field input to the draft before saving; false if it is invalid. */
  settle?: () => boolean;
  /** Preloads the code of pages that a save leads to, because the server may be unreachable by then. */
  loadAhead: () => Promise<unknown>[];
  /** Called once the device has stored the draft. */
  onKept?: (localId: string) => void;
}

/** The logic shared by the editor screens of stories, journals and notes. */
export function useWriting(options: WritingOptions) {
  const { documents, document: opened, modes, settle, loadAhead } = options;
  const editor = useRef<MarkdownEditorHandle>(null);
  const places = { writing: useRef<HTMLDivElement>(null), editor, preview: useRef<HTMLDivElement>(null) };
  const [writer, state] = useTextWriter(options, editor);
  const { document } = state;
  const [text, lookAtText] = useTextFacts(editor, document.content, kinds[opened.kind].titleOf);
  const lock = useDocumentLock(document.localId);
  const { online, signedOut, storageProblem } = useSyncOverview();
  const [mode, changeMode] = useEditorMode(places, modes);

  useEffect(() => {
    for (const load of loadAhead()) load.catch(() => {});
  }, [loadAhead]);

  // Text on the server is safe even if this device can't store it.
  const unkept =
    (storageProblem !== null || state.storageProblem !== null) &&
    (state.dirty || document.syncStatus !== 'synced');
  const { guard, leave, cancel } = useLeaving(options, writer, state, unkept);
  const { resolving, setResolving, resolve } = useChangesElsewhere(options, writer, state, leave);
  const onResolve = () => setResolving(true);
  const { pressed, missing, edited, ...save } = useTextSave({
    documents,
    writer,
    isElsewhere: lock.isElsewhere,
    settle,
    onConflict: onResolve,
    leave,
  });

  const change = (next: Partial<DraftFacts>) => {
    edited();
    writer.change(next);
  };
  const textChanged = () => {
    lookAtText();
    if (Object.keys(missing).length > 0) save.mend('content');
    writer.textChanged();
    edited();
  };
  const readText = () => writer.draft().content;
  const onRetry = () => void documents.retry(document.localId);

  return {
    ...save,
    writer,
    document,
    facts: state.facts,
    changed: state.changed,
    /** Errors by field, from the server or from local validation. */
    fields: { ...document.problem?.fields, ...missing },
    text,
    places,
    mode,
    changeMode,
    lock,
    /** Takes precedence over missing fields. */
    needs: lock.isElsewhere ? 'To save from here, choose “Write here instead”.' : null,
    change,
    textChanged,
    cancel,
    status: { state, online, signedOut, unkept, pressed, readText, onRetry, onResolve },
    dialogs: { guard, resolving, resolve, stopResolving: () => setResolving(false) },
  };
}

export type Writing = ReturnType<typeof useWriting>;

/** The writer of the text on screen, for as long as it is mounted. */
function useTextWriter(
  { documents, document, kept }: WritingOptions,
  editor: RefObject<MarkdownEditorHandle | null>,
) {
  const [writer] = useState(
    () =>
      new TextWriter({
        documents,
        document,
        kept,
        readText: () => editor.current?.text() ?? null,
        showText: (text) => editor.current?.replaceText(text),
        autoSaveMs: () => readSettings().editor.auto_save_delay * 1000,
      }),
  );
  // A layout effect, because its clean-up must read the editor before it unmounts.
  useLayoutEffect(() => writer.open(), [writer]);
  return [writer, useSyncExternalStore(writer.subscribe, writer.read)] as const;
}

/** Leaving the page: asks first if the text is in this tab alone. */
function useLeaving(
  { document: opened, onKept }: WritingOptions,
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
  const tellKept = useEffectEvent(() => {
    if (!isLeft.current) onKept?.(document.localId);
  });
  useEffect(() => {
    if (isKept) tellKept();
  }, [isKept]);
  return {
    guard,
    /** To the document's page, or to the list if it has no id. */
    leave: async (id: string | null, state?: object) => {
      isLeft.current = true;
      guard.letLeave();
      await navigate(id === null ? list : `${list}/${id}`, { state });
    },
    cancel: (to: string) => {
      void navigate(to);
      // Confirm for new texts that leaving keeps them; if it doesn't, the guard asks.
      if (opened.id !== null || unkept) return;
      void writer.flush().then(() => {
        const { document, storageProblem } = writer.read();
        const isStored = storageProblem === null && document.revision > 0;
        if (isStored && !isBlank(document)) toast.success('Your words are kept');
      });
    },
  };
}

/** Changes made elsewhere: a conflict waits for the author's choice, and the page of a deleted text is left. */
function useChangesElsewhere(
  { documents }: WritingOptions,
  writer: TextWriter,
  { document, gone, dirty }: WriterState,
  leave: (id: null) => Promise<void>,
) {
  const [resolving, setResolving] = useState(false);
  const isDeletedHere = useRef(false);
  const isOver = gone && !dirty;
  const tellDeleted = useEffectEvent(() => {
    if (isDeletedHere.current) return;
    toast.error(`This ${kinds[document.kind].name} was deleted somewhere else`);
    void leave(null);
  });
  useEffect(() => {
    if (isOver) tellDeleted();
  }, [isOver]);
  const resolve = async (resolution: Resolution, merged?: Draft) => {
    await writer.flush();
    const isDeletion = resolution === 'use-server' && !document.conflictData?.serverVersion;
    isDeletedHere.current = isDeletion;
    await documents.resolve(document.localId, resolution, merged);
    if (isDeletion) await leave(null);
  };
  return { resolving, setResolving, resolve };
}
