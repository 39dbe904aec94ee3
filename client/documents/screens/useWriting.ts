import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { readSettings } from '../../settings/settingsStore';
import { toast } from '../../ui/feedback/toaster';
import { setFocusFallback } from '../../ui/layout/focusFallback';
import { kinds } from '../model/kinds';
import { type Draft, type Resolution } from '../model/model';
import { useTools } from '../tools/useTools';
import { useDocumentLock, useSyncOverview } from '../useDocuments';
import { noteMinute } from '../writtenMinutes';
import { TextWriter } from './textWriter';
import { type OtherModes, useEditorMode } from './useEditorMode';
import { useLeaving } from './useLeaving';
import { useMovingAddress } from './useMovingAddress';
import { useTextFacts } from './useTextFacts';
import { useTextSave } from './useTextSave';
import type { DraftFacts, WriterOptions, WriterState } from './writerState';

interface WritingOptions extends Pick<WriterOptions, 'documents' | 'document' | 'isStored'> {
  modes: OtherModes;
  /** Adds pending field input to the draft before saving; false if it is invalid. */
  settle?: () => boolean;
  /** Preloads the code of pages that a save leads to, because the server may be unreachable by then. */
  loadAhead: () => Promise<unknown>[];
  /** Called once the device has stored the draft. */
  onStored?: (localId: string) => void;
}

/** The logic shared by the editor screens of stories, journals and notes. */
export function useWriting(options: WritingOptions) {
  const { documents, document: opened, modes, settle, loadAhead } = options;
  const editor = useRef<MarkdownEditorHandle>(null);
  const refs = { writing: useRef<HTMLDivElement>(null), editor, preview: useRef<HTMLDivElement>(null) };
  const [writer, state] = useTextWriter(options, editor);
  const { document } = state;
  useMovingAddress(opened, document);
  const [text, updateFacts] = useTextFacts(editor, document.content, kinds[opened.kind].titleOf);
  const tools = useTools();
  const lock = useDocumentLock(document.localId);
  const { online, signedOut, storageProblem } = useSyncOverview();
  const [mode, changeMode] = useEditorMode(refs, modes);
  usePreloaded(loadAhead);

  // Text on the server is safe even if this device can't store it.
  const isOnlyInTab =
    (storageProblem !== null || state.storageProblem !== null) &&
    (state.dirty || document.syncStatus !== 'synced');
  const { guard, leave, cancel } = useLeaving(options, writer, state, isOnlyInTab);
  const focusText = () => (mode === 'preview' ? refs.preview : refs.editor).current?.focus();
  useFocusFallback(focusText);
  const { resolving, setResolving, resolve } = useChangesElsewhere(options, writer, state, {
    leave,
    focusText,
  });
  const onResolve = () => setResolving(true);
  const { pressed, missing, edited, ...save } = useTextSave({
    documents,
    writer,
    isElsewhere: lock.isElsewhere,
    settle,
    onConflict: onResolve,
    leave,
    focusText,
  });

  const { saving } = save;
  const change = (next: Partial<DraftFacts>) => {
    edited();
    writer.change(next);
  };
  const textChanged = () => {
    // The writer comes first, because an error below must not keep the text from being stored.
    writer.textChanged();
    updateFacts();
    tools.changes.notify();
    if (Object.keys(missing).length > 0) save.clearError('content');
    noteMinute();
    edited();
  };
  const readText = () => writer.draft().content;
  const onRetry = () => {
    focusText();
    void documents.retry(document.localId);
  };

  return {
    ...save,
    writer,
    document,
    facts: state.facts,
    changed: state.changed,
    /** Errors by field, from the server or from local validation. */
    fields: { ...document.problem?.fields, ...missing },
    text,
    refs,
    tools,
    memberId: documents.memberId,
    mode,
    changeMode,
    lock,
    /** Why saving is disabled; takes precedence over missing fields. */
    needs: lock.isElsewhere ? 'To save from here, choose “Write here instead”.' : null,
    change,
    textChanged,
    cancel,
    status: { state, online, signedOut, isOnlyInTab, pressed, saving, readText, onRetry, onResolve },
    dialogs: { guard, resolving, resolve, stopResolving: () => setResolving(false) },
  };
}

/** Loads code ahead; a failure is ignored, because pages load their code again. */
function usePreloaded(loadAhead: WritingOptions['loadAhead']) {
  useEffect(() => {
    for (const load of loadAhead()) load.catch(() => {});
  }, [loadAhead]);
}

/** Focuses the text where the focus would be lost otherwise. */
function useFocusFallback(focusText: () => void) {
  const onLostFocus = useEffectEvent(focusText);
  useEffect(() => setFocusFallback(() => onLostFocus()), []);
}

export type Writing = ReturnType<typeof useWriting>;

/** The writer of the text on screen, for as long as it is mounted. */
function useTextWriter(
  { documents, document, isStored }: WritingOptions,
  editor: RefObject<MarkdownEditorHandle | null>,
) {
  const [writer] = useState(
    () =>
      new TextWriter({
        documents,
        document,
        isStored,
        readText: () => editor.current?.text() ?? null,
        showText: (text) => editor.current?.replaceText(text),
        autoSaveMs: () => readSettings().editor.auto_save_delay * 1000,
      }),
  );
  // A layout effect, because its clean-up must read the editor before it unmounts.
  useLayoutEffect(() => writer.open(), [writer]);
  return [writer, useSyncExternalStore(writer.subscribe, writer.read)] as const;
}

/** Changes made elsewhere: a conflict waits for the author's choice, and the page of a deleted text is left. */
function useChangesElsewhere(
  { documents }: WritingOptions,
  writer: TextWriter,
  { document, gone, dirty }: WriterState,
  { leave, focusText }: { leave: (id: null) => Promise<void>; focusText: () => void },
) {
  const [resolving, setResolving] = useState(false);
  const isDeletedHere = useRef(false);
  const isOver = gone && !dirty;
  const leaveDeleted = useEffectEvent(() => {
    if (isDeletedHere.current) return;
    toast.error(`This ${kinds[document.kind].name} was deleted somewhere else`);
    void leave(null);
  });
  useEffect(() => {
    if (isOver) leaveDeleted();
  }, [isOver]);
  // The button that opened the dialog is gone with the conflict.
  const hasChosen = useRef(false);
  const isAsked = resolving && document.syncStatus === 'conflict';
  const writeOn = useEffectEvent(() => {
    if (hasChosen.current) focusText();
    hasChosen.current = false;
  });
  useEffect(() => {
    if (!isAsked) writeOn();
  }, [isAsked]);
  const resolve = async (resolution: Resolution, merged?: Draft) => {
    await writer.flush();
    const isDeletion = resolution === 'use-server' && !document.conflictData?.serverVersion;
    isDeletedHere.current = isDeletion;
    hasChosen.current = !isDeletion;
    try {
      await documents.resolve(document.localId, resolution, merged);
    } catch (error) {
      hasChosen.current = false;
      throw error;
    }
    if (isDeletion) await leave(null);
  };
  return { resolving, setResolving, resolve };
}
