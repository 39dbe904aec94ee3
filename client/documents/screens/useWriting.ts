import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSignIn } from '../../auth/endedSignIn';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { useShortcut } from '../../shortcuts/shortcuts';
import { toast } from '../../ui/feedback/toaster';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { kinds } from '../model/kinds';
import { type Draft, isBlank, type Resolution } from '../model/model';
import type { SaveOutcome } from '../sync/documentStore';
import { useDocumentLock, useSyncOverview } from '../useDocuments';
import { type EditorModes, useEditorMode } from './useEditorMode';
import { useTextFacts } from './useTextFacts';
import { type SaveMode, useTextSave } from './useTextSave';
import { useTextWriter, type WrittenText } from './useTextWriter';
import type { DraftFacts } from './writerState';

export interface WritingOptions extends WrittenText {
  modes: EditorModes;
  /** Adds pending field input to the draft before saving; false if it is invalid. */
  settle?: () => boolean;
  /** Preloads the code of pages that a save leads to, because the server may be unreachable by then. */
  loadAhead: () => Promise<unknown>[];
  /** Called once the device has stored the draft. */
  onKept?: (localId: string) => void;
}

const wordsKept = 'Your words are kept';

/** The logic shared by the editor screens of stories, journals and notes. */
export function useWriting(options: WritingOptions) {
  const { documents, story: opened, modes, loadAhead, onKept } = options;
  const { list, name, titleOf } = kinds[opened.kind];
  const editor = useRef<MarkdownEditorHandle>(null);
  const places = { writing: useRef<HTMLDivElement>(null), editor, preview: useRef<HTMLDivElement>(null) };
  const [writer, state] = useTextWriter(options, editor);
  const { story } = state;
  const { saving, missing, mend, save, withdraw } = useTextSave(documents, writer);
  const [text, lookAtText] = useTextFacts(editor, story.content, titleOf);
  const lock = useDocumentLock(story.localId);
  const { online, signedOut, storageProblem } = useSyncOverview();
  const navigate = useNavigate();
  const [mode, changeMode] = useEditorMode(places, modes);
  const [resolving, setResolving] = useState(false);
  const letGo = useRef(false);
  const [pressed, setPressed] = useState(false);

  // Text on the server is safe even if this device can't store it.
  const unkept =
    (storageProblem !== null || state.storageProblem !== null) &&
    (state.dirty || story.syncStatus !== 'synced');
  const guard = useLeaveGuard(unkept && state.changed);
  // Read-only while a save is about to leave the page, so that no text is missed.
  const leaving = saving !== null && saving !== 'keepPrivacy';
  const readOnly = leaving || lock.isElsewhere;

  useEffect(() => {
    for (const load of loadAhead()) load.catch(() => {});
  }, [loadAhead]);

  const isKept = story.revision > opened.revision;
  const left = useRef(false);
  // Don't change the address after a save has navigated.
  const tellKept = useEffectEvent(() => {
    if (!left.current) onKept?.(story.localId);
  });
  useEffect(() => {
    if (isKept) tellKept();
  }, [isKept]);

  const isOver = state.gone && !state.dirty;
  const leaveDeleted = () => {
    guard.letLeave();
    void navigate(list);
  };
  const tellDeleted = useEffectEvent(() => {
    if (letGo.current) return;
    toast.error(`This ${name} was deleted somewhere else`);
    leaveDeleted();
  });
  useEffect(() => {
    if (isOver) tellDeleted();
  }, [isOver]);

  const press = async (mode: SaveMode): Promise<SaveOutcome | null> => {
    if (readOnly || options.settle?.() === false) return null;
    setPressed(true);
    const outcome = await save(mode);
    if (outcome?.kind === 'conflict') setResolving(true);
    return outcome;
  };
  const saveAndLeave = async (mode: SaveMode) => {
    const outcome = await press(mode);
    if (outcome?.kind !== 'synced' && outcome?.kind !== 'waiting') return;
    const isWaiting = outcome.kind === 'waiting';
    // If the text exists only in this tab, stay until the server has it. Checked again here, because a slow
    // write may have succeeded meanwhile.
    const isUnkept = writer.read().storageProblem !== null || documents.overview().storageProblem !== null;
    if (isWaiting && isUnkept) return;
    // It waits for signing in, which returns to this page.
    if (isWaiting && documents.overview().signedOut) return endSignIn();
    if (isWaiting) toast.success('Saved on this device');
    left.current = true;
    guard.letLeave();
    void navigate(outcome.id === null ? list : `${list}/${outcome.id}`);
  };

  const cancel = (to: string) => {
    void navigate(to);
    // Confirm for new texts that leaving keeps them; if it doesn't, the guard asks.
    if (opened.id !== null || unkept) return;
    void writer.flush().then(() => {
      const { story, storageProblem } = writer.read();
      if (storageProblem === null && story.revision > 0 && !isBlank(story)) toast.success(wordsKept);
    });
  };

  const change = (next: Partial<DraftFacts>) => {
    setPressed(false);
    writer.change(next);
  };
  const textChanged = () => {
    lookAtText();
    if (Object.keys(missing).length > 0) mend('content');
    writer.textChanged();
    setPressed(false);
  };
  const resolve = async (resolution: Resolution, merged?: Draft) => {
    await writer.flush();
    const isLetGo = resolution === 'use-server' && !story.conflictData?.serverVersion;
    letGo.current = isLetGo;
    await documents.resolve(story.localId, resolution, merged);
    if (isLetGo) leaveDeleted();
  };

  useShortcut('save_story', () => void press('keepPrivacy'));

  return {
    writer,
    story,
    facts: state.facts,
    changed: state.changed,
    /** Errors by field, from the server or from local validation. */
    fields: { ...story.problem?.fields, ...missing },
    text,
    places,
    mode,
    changeMode,
    lock,
    readOnly,
    saving,
    /** Takes precedence over missing fields. */
    needs: lock.isElsewhere ? 'To save from here, choose “Write here instead”.' : null,
    mend,
    change,
    textChanged,
    saveAndLeave,
    cancel,
    withdraw,
    status: {
      state,
      online,
      signedOut,
      unkept,
      pressed,
      readText: () => writer.draft().content,
      onRetry: () => void documents.retry(story.localId),
      onResolve: () => setResolving(true),
    },
    dialogs: { guard, resolving, resolve, stopResolving: () => setResolving(false) },
  };
}

export type Writing = ReturnType<typeof useWriting>;
