import type { OfflineDatabase } from './database';
import type { Desk } from './desk';
import type { LastWords } from './lastWords';
import type { TextKind } from './model';
import type { EarlierCopy } from './records';
import type { Channel, Connection } from './surroundings';
import type { Clock, SyncTransport } from './syncEngine';
import type { SyncNotice } from './syncMachine';

export interface DeskDeps {
  transport: SyncTransport;
  database?: OfflineDatabase;
  clock?: Clock;
  random?: () => number;
  locks?: LockManager;
  openChannel?: () => Channel | null;
  connection?: Connection;
  onNotice?: (notice: SyncNotice, kind: TextKind) => void;
  /** Texts that earlier builds kept, to be taken in once. */
  earlier?: readonly EarlierCopy[];
  /** What was typed right before this tab was reloaded. */
  lastWords?: () => readonly LastWords[];
  storagePatienceMs?: number;
}

export interface StartedDesk extends Desk {
  /** Begins to send, and to hear of other tabs; after `close` it can begin again. */
  start(): void;
}
