import { useRef, useState } from 'react';
import { endSignIn } from '../../auth/endedSignIn';
import { useShortcut } from '../../shortcuts/shortcuts';
import { toast } from '../../ui/feedback/toaster';
import { missingFields } from '../model/missingFields';
import type { Privacy } from '../model/model';
import { publishedState } from '../model/publishedState';
import type { DocumentStore, SaveOutcome } from '../sync/documentStore';
import type { TextWriter } from './textWriter';

/** Privacy of a save: as chosen on the page, as a private draft, or unchanged. */
export type SaveMode = 'asChosen' | 'draft' | 'keepPrivacy';

interface SaveOptions {
  documents: DocumentStore;
  writer: TextWriter;
  /** Another tab is writing the text. */
  isElsewhere: boolean;
  /** Adds pending field input to the draft before saving; false if it is invalid. */
  settle?: () => boolean;
  onConflict: () => void;
  /** Leaves for the document's page, or for the list if it has no id yet. Resolves when that is shown. */
  leave: (id: string | null, state?: object) => Promise<void>;
}

/** Explicit saves: to the device, then to the server. */
export function useTextSave({ documents, writer, isElsewhere, settle, onConflict, leave }: SaveOptions) {
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
    else if (outcome.kind === 'waiting' && mayLeave(documents, writer)) await leave(outcome.id);
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
      const outcome = await send(mode === 'keepPrivacy' ? null : privacyLevel).catch(() => null);
      if (outcome?.kind === 'conflict') onConflict();
      if (outcome && leaves) await follow(outcome, publishes);
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
    /** Clears a field's error after an edit. */
    mend: (field: string) => setMissing((fields) => without(field, fields)),
    /** Called after each edit. */
    edited: () => setPressed(false),
  };
}

/** Whether the page of a text that waits for the server may be left. Says so, or asks to sign in. */
function mayLeave(documents: DocumentStore, writer: TextWriter): boolean {
  // If the text exists only in this tab, stay until the server has it. Checked again here, because a slow
  // write may have succeeded meanwhile.
  const { storageProblem, signedOut } = documents.overview();
  if (writer.read().storageProblem !== null || storageProblem !== null) return false;
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
