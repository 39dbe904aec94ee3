import type { DocumentKind } from '../model/model';
import type { OfflineDatabase } from '../storage/database';
import type { UnloadBackup } from '../storage/unloadBackup';
import type { Channel, Clock, Connection } from './browserPorts';
import type { DocumentStore } from './documentStore';
import type { SyncTransport } from './syncEngine';
import type { SyncNotice } from './syncEvents';

export interface DocumentStoreDeps {
  transport: SyncTransport;
  database?: OfflineDatabase;
  clock?: Clock;
  random?: () => number;
  locks?: LockManager;
  openChannel?: () => Channel | null;
  connection?: Connection;
  onNotice?: (notice: SyncNotice, kind: DocumentKind) => void;
  /** Text typed right before this tab was reloaded. */
  lastWords?: () => readonly UnloadBackup[];
  storagePatienceMs?: number;
}

export interface StartableDocumentStore extends DocumentStore {
  /** Starts sending and listening to other tabs; can be called again after `close`. */
  start(): void;
}
