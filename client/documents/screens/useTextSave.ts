import { useRef, useState } from 'react';
import { expireSignIn } from '../../auth/endedSignIn';
import { useShortcut } from '../../shortcuts/shortcuts';
import { toast } from '../../ui/feedback/toaster';
import { openDialog } from '../../ui/layout/useFocusKept';
import { missingFields } from '../model/missingFields';
import { publishedOf } from '../model/published';
import { publishedState } from '../model/publishedState';
import type { DocumentStore, SaveOutcome } from '../sync/documentStore';
import type { TextWriter } from './textWriter';

/**
 * The privacy of a save: as chosen on the page (`asChosen`), private (`draft`), or unchanged, leaving the page (`changes`) or not
 * (`keepPrivacy`). A save with an unchanged privacy doesn't publish the text.
 */
type SaveMode = 'asChosen' | 'draft' | 'changes' | 'keepPrivacy';

interface SaveOptions {
  documents: DocumentStore;
  /** Adds pending field input to the draft; false if it is invalid. */
  settle: (() => boolean) | undefined;
  writer: TextWriter;
  /** Another tab is writing the text. */
  isElsewhere: boolean;
  onConflict: () => void;
  /** Leaves for the document's page, or for the list if it has no id yet. Resolves when that is shown. */
  leave: (id: string | null, state?: object) => Promise<void>;
  focusText: () => void;
}

/** Explicit saves: to the device, then to the server. */
export function useTextSave(options: SaveOptions) {
  const { documents, writer, isElsewhere, settle, onConflict, leave, focusText } = options;
  const [saving, setSaving] = useState<SaveMode | null>(null);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [pressed, setPressed] = useState(false);
  const isBusy = useRef(false);
  // Read-only while a save is about to leave the page, so that no text is missed.
  const readOnly = isElsewhere || (saving !== null && saving !== 'keepPrivacy');

  const leaveAfter = async (outcome: SaveOutcome, publishes: boolean) => {
    if (outcome.kind === 'synced') await leave(outcome.id, publishes ? publishedState : undefined);
    else if (outcome.kind === 'waiting' && mayLeave(documents, writer)) await leave(outcome.id);
    // The author writes on, unless a dialog asks something.
    else if (outcome.kind !== 'conflict' && !document.querySelector(openDialog)) focusText();
  };

  const save = async (mode: SaveMode, leaves: boolean): Promise<void> => {
    const missingNow = missingFields({ kind: writer.read().document.kind, ...writer.draft() });
    setMissing(missingNow);
    if (Object.keys(missingNow).length > 0) {
      setRefusals((count) => count + 1);
      // Store what there is on the device anyway.
      void writer.flush();
      return;
    }
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(mode);
    try {
      if (mode === 'draft') writer.change({ privacyLevel: 'PRIVATE' });
      const { privacyLevel } = writer.draft();
      const publishes = privacyLevel === 'PUBLIC' && writer.read().document.base?.privacyLevel !== 'PUBLIC';
      // If the device can't store it, the status says so.
      const isUnchanged = mode === 'keepPrivacy' || mode === 'changes';
      const outcome = await writer.save(isUnchanged ? null : privacyLevel).catch(() => null);
      if (outcome?.kind === 'conflict') onConflict();
      if (outcome && leaves) await leaveAfter(outcome, publishes && !isUnchanged);
    } finally {
      isBusy.current = false;
      setSaving(null);
    }
  };

  const saveByButton = async (mode: SaveMode, leaves = false) => {
    if (readOnly || settle?.() === false) return;
    setPressed(true);
    await save(mode, leaves);
  };

  useShortcut('save_story', () => void saveByButton('keepPrivacy'));

  return {
    saving,
    readOnly,
    /** Whether a button started the current or last save, and nothing was changed since. */
    pressed,
    missing,
    /** How often a save was asked for while something was missing. */
    refusals,
    saveAndLeave: (mode: SaveMode) => saveByButton(mode, true),
    /** Makes a story private immediately. */
    withdraw: () => writer.save('PRIVATE'),
    discard: () => discardChanges(writer),
    /** Clears a field's error after an edit. */
    clearError: (field: string) => setMissing((fields) => without(field, fields)),
    /** Called after each edit. */
    edited: () => setPressed(false),
  };
}

/** Returns to the text that others read. */
async function discardChanges(writer: TextWriter): Promise<void> {
  const published = publishedOf(writer.read().document.base);
  if (!published) return;
  writer.cancelAutoSave();
  await writer.replace(published);
  await writer.save(null).catch(() => {});
}

/** Whether the page of a text that waits for the server may be left. Says so, or asks to sign in. */
function mayLeave(documents: DocumentStore, writer: TextWriter): boolean {
  // If the text exists only in this tab, stay until the server has it.
  if (writer.read().storageProblem) return false;
  const { signedOut } = documents.overview();
  // It waits for signing in, which returns to this page.
  if (signedOut) expireSignIn();
  else toast.success('Saved on this device');
  return !signedOut;
}

function without(field: string, fields: Record<string, string>) {
  if (!(field in fields)) return fields;
  const { [field]: _removed, ...rest } = fields;
  return rest;
}
