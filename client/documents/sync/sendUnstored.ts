import type { Privacy } from '../../lib/privacy';
import type { DocumentKind, Draft, LocalDocument } from '../model/model';
import { textHash } from '../model/textHash';
import type { Clock, Connection } from './browserPorts';
import { reduce } from './reduce';
import { withTimeout } from './syncEngine';
import type { SyncEvent, SyncNotice } from './syncEvents';
import { isSynced, type SyncRecord, type SyncTransport } from './syncRequest';

/** A save by a button. */
export interface ExplicitSave {
  /** Null leaves the server's. */
  privacyLevel: Privacy | null;
}

/** What became of a text that this device can't store. */
export interface Unstored {
  /** The record as sent; null if the server doesn't have the text. */
  sent: LocalDocument | null;
  /** The record that was edited, with what is known about the server's. */
  from: LocalDocument;
}

export interface UnstoredDeps {
  transport: SyncTransport;
  clock: Clock;
  connection: Connection;
  onNotice?: (notice: SyncNotice, kind: DocumentKind) => void;
}

/** After a lost answer a create is followed by an update. */
const maxRequests = 3;

/**
 * Sends a text from the editor that has it, because this device can't store it. `document` is the record that was edited. If the
 * server has another text, nothing is merged: the editor keeps its text until the device can store again.
 */
export async function sendUnstored(
  document: LocalDocument,
  draft: Draft,
  save: ExplicitSave | null,
  { transport, clock, connection, onNotice }: UnstoredDeps,
): Promise<Unstored> {
  let record: SyncRecord = { document, item: null };
  const now = clock.now();
  const happens = (event: SyncEvent) => {
    const { sent, notices, ...next } = reduce(record, event);
    record = next;
    if (save) for (const notice of notices) onNotice?.(notice, document.kind);
    return sent;
  };
  happens({ type: 'edited', from: document, change: draft, newName: '', now });
  happens({ type: 'saveRequested', pressed: save !== null, privacyLevel: save?.privacyLevel, now });
  let from = document;
  for (let n = 0; n < maxRequests && connection.isOnline() && transport.isSignedIn(); n += 1) {
    const sent = happens({ type: 'sendStarted', now });
    if (!sent) break;
    const { firstSent, unacknowledgedHashes } = record.document ?? document;
    from = { ...from, firstSent, unacknowledgedHashes };
    const response = await withTimeout(transport.send(sent.request), clock);
    happens({ type: 'serverResponded', sent, response, random: 0, now });
    if (response.kind !== 'saved' && response.kind !== 'kept') break;
  }
  const { document: after } = record;
  if (!isSynced(record) || !after?.base || after.content !== draft.content) return { sent: null, from };
  const { id, base, savedOnce } = after;
  return { sent: after, from: { ...from, id, base, savedOnce, unacknowledgedHashes: [textHash(base)] } };
}
