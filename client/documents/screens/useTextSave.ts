import { useRef, useState } from 'react';
import { missingFields } from '../model/missingFields';
import type { Privacy } from '../model/model';
import type { DocumentStore, SaveOutcome } from '../sync/documentStore';
import type { TextWriter } from './textWriter';

/** Privacy of a save: as chosen on the page, as a private draft, or unchanged. */
export type SaveMode = 'asChosen' | 'draft' | 'keepPrivacy';

/** Explicit saves: to the device, then to the server. */
export function useTextSave(documents: DocumentStore, writer: TextWriter) {
  const [saving, setSaving] = useState<SaveMode | null>(null);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const busy = useRef(false);

  const send = async (privacyLevel: Privacy | null): Promise<SaveOutcome> => {
    writer.cancelAutoSave();
    await writer.flush();
    return documents.save(writer.read().story.localId, privacyLevel);
  };

  const save = async (mode: SaveMode): Promise<SaveOutcome | null> => {
    const lacks = missingFields({ kind: writer.read().story.kind, ...writer.draft() });
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) {
      // Store what there is on the device anyway.
      void writer.flush();
      return null;
    }
    if (busy.current) return null;
    busy.current = true;
    setSaving(mode);
    try {
      if (mode === 'draft') writer.change({ privacyLevel: 'PRIVATE' });
      const { privacyLevel } = writer.draft();
      return await send(mode === 'keepPrivacy' ? null : privacyLevel);
    } catch {
      // The device can't store it; the status says so.
      return null;
    } finally {
      busy.current = false;
      setSaving(null);
    }
  };

  return {
    saving,
    missing,
    /** Clears a field's error after an edit. */
    mend: (field: string) =>
      setMissing((fields) => {
        if (!(field in fields)) return fields;
        const { [field]: _mended, ...rest } = fields;
        return rest;
      }),
    save,
    /** Makes a story private immediately. */
    withdraw: () => send('PRIVATE'),
  };
}
