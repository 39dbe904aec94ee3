import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { endSignIn } from '../../auth/endedSignIn';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { readSettings } from '../../settings/settingsStore';
import { useShortcut } from '../../shortcuts/shortcuts';
import { toast } from '../../ui/feedback/toaster';
import { kinds } from '../model/kinds';
import { missingFields } from '../model/missingFields';
import { type Draft, type Privacy, type Resolution } from '../model/model';
import { publishedOf } from '../model/published';
import { publishedState } from '../model/publishedState';
import type { DocumentStore, SaveOutcome } from '../sync/documentStore';
import { useTools } from '../tools/useTools';
import { reportMinutesSoon } from '../transport/reportMinutes';
import { useDocumentLock, useSyncOverview } from '../useDocuments';
import { noteMinute } from '../writtenMinutes';
import { isStoredSoon } from './isStoredSoon';
import { TextWriter } from './textWriter';
import { type EditorModes, useEditorMode } from './useEditorMode';
import { useLeaving } from './useLeaving';
import { useMovingAddress } from './useMovingAddress';
import { useTextFacts } from './useTextFacts';
import type { DraftFacts, WriterOptions, WriterState } from './writerState';

interface WritingOptions extends Pick<WriterOptions, 'documents' | 'document' | 'kept'> {
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
  useMovingAddress(opened, document);
  const [text, lookAtText] = useTextFacts(editor, document.content, kinds[opened.kind].titleOf);
  const tools = useTools();
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
  const focusText = () => (mode === 'preview' ? places.preview : places.editor).current?.focus();
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
  });

  const change = (next: Partial<DraftFacts>) => {
    edited();
    writer.change(next);
  };
  const textChanged = () => {
    // First: an error below must not keep the text from being stored.
    writer.textChanged();
    lookAtText();
    tools.changes.notify();
    if (Object.keys(missing).length > 0) save.mend('content');
    if (noteMinute()) reportMinutesSoon();
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
    tools,
    memberId: documents.memberId,
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

/**
 * Privacy of a save: as chosen on the page, as a private draft, or unchanged, on this page or leaving it. Unchanged, a
 * text that others can read isn't published.
 */
type SaveMode = 'asChosen' | 'draft' | 'changes' | 'keepPrivacy';

interface SaveOptions extends Pick<WritingOptions, 'documents' | 'settle'> {
  writer: TextWriter;
  /** Another tab is writing the text. */
  isElsewhere: boolean;
  onConflict: () => void;
  /** Leaves for the document's page, or for the list if it has no id yet. Resolves when that is shown. */
  leave: (id: string | null, state?: object) => Promise<void>;
}

/** Explicit saves: to the device, then to the server. */
function useTextSave({ documents, writer, isElsewhere, settle, onConflict, leave }: SaveOptions) {
  const [saving, setSaving] = useState<SaveMode | null>(null);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [pressed, setPressed] = useState(false);
  const busy = useRef(false);
  // Read-only while a save is about to leave the page, so that no text is missed.
  const readOnly = isElsewhere || (saving !== null && saving !== 'keepPrivacy');

  const send = async (privacyLevel: Privacy | null): Promise<SaveOutcome> => {
    writer.cancelAutoSave();
    await writer.flush();
    return documents.save(writer.read().document.localId, privacyLevel);
  };

  const follow = async (outcome: SaveOutcome, publishes: boolean) => {
    if (outcome.kind === 'synced') await leave(outcome.id, publishes ? publishedState : undefined);
    else if (outcome.kind === 'waiting' && (await mayLeave(documents, writer))) await leave(outcome.id);
  };

  const save = async (mode: SaveMode, leaves: boolean): Promise<void> => {
    const lacks = missingFields({ kind: writer.read().document.kind, ...writer.draft() });
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) {
      // Store what there is on the device anyway.
      void writer.flush();
      return;
    }
    if (busy.current) return;
    busy.current = true;
    setSaving(mode);
    try {
      if (mode === 'draft') writer.change({ privacyLevel: 'PRIVATE' });
      const { privacyLevel } = writer.draft();
      const publishes = privacyLevel === 'PUBLIC' && writer.read().document.base?.privacyLevel !== 'PUBLIC';
      // If the device can't store it, the status says so.
      const isUnchanged = mode === 'keepPrivacy' || mode === 'changes';
      const outcome = await send(isUnchanged ? null : privacyLevel).catch(() => null);
      if (outcome?.kind === 'conflict') onConflict();
      if (outcome && leaves) await follow(outcome, publishes && !isUnchanged);
    } finally {
      busy.current = false;
      setSaving(null);
    }
  };

  const press = async (mode: SaveMode, leaves = false) => {
    if (readOnly || settle?.() === false) return;
    setPressed(true);
    await save(mode, leaves);
  };

  useShortcut('save_story', () => void press('keepPrivacy'));

  return {
    saving,
    readOnly,
    /** Whether a button started the current or last save, and nothing was changed since. */
    pressed,
    missing,
    saveAndLeave: (mode: SaveMode) => press(mode, true),
    /** Makes a story private immediately. */
    withdraw: () => send('PRIVATE'),
    /** Returns to the text that others read. */
    discard: async () => {
      const published = publishedOf(writer.read().document.base);
      if (!published) return;
      writer.cancelAutoSave();
      await writer.replace(published);
      await documents.save(writer.read().document.localId, null).catch(() => {});
    },
    /** Clears a field's error after an edit. */
    mend: (field: string) => setMissing((fields) => without(field, fields)),
    /** Called after each edit. */
    edited: () => setPressed(false),
  };
}

/** Whether the page of a text that waits for the server may be left. Says so, or asks to sign in. */
async function mayLeave(documents: DocumentStore, writer: TextWriter): Promise<boolean> {
  // If the text exists only in this tab, stay until the server has it.
  if (!(await isStoredSoon(documents, writer))) return false;
  const { signedOut } = documents.overview();
  // It waits for signing in, which returns to this page.
  if (signedOut) endSignIn();
  else toast.success('Saved on this device');
  return !signedOut;
}

function without(field: string, fields: Record<string, string>) {
  if (!(field in fields)) return fields;
  const { [field]: _removed, ...rest } = fields;
  return rest;
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
  const tellDeleted = useEffectEvent(() => {
    if (isDeletedHere.current) return;
    toast.error(`This ${kinds[document.kind].name} was deleted somewhere else`);
    void leave(null);
  });
  useEffect(() => {
    if (isOver) tellDeleted();
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
