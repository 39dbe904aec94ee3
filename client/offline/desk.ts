import type { StorageErrorKind } from './database';
import type { Draft, LocalStory, Privacy, Resolution, ServerCopy, TextKind } from './model';

/** What a story on this device is found by. */
export type StoryKey = { localId: string } | { id: string };

/** What came of a save that its author pressed a button for. */
export type SaveOutcome =
  /** The server has it. */
  | { kind: 'synced'; id: string }
  /** It is on this device, and goes up by itself as soon as it can. `id` where the server knows the story already. */
  | { kind: 'waiting'; id: string | null }
  /** The server has another text, and they can't be joined without asking. */
  | { kind: 'conflict' }
  /** The server takes it not: the story's `problem` says why. It is on this device. */
  | { kind: 'refused' };

/** How all of the member's stories on this device stand, for the shell's line. */
export interface SyncOverview {
  online: boolean;
  /** The member's sign-in on this device is over: nothing is sent before they have signed in again. */
  signedOut: boolean;
  /** Being sent now. */
  syncing: number;
  /** What these are; null where they differ, or there are none. */
  syncingKind: TextKind | null;
  /** Waiting to be sent. */
  pending: number;
  conflicts: number;
  errors: number;
  /** Why this device keeps nothing just now; what is written meanwhile is in this tab's memory alone. */
  storageProblem: StorageErrorKind | null;
}

/** What a new text begins with; a story, unless `kind` says otherwise. */
export type BegunText = Partial<
  Pick<
    LocalStory,
    'kind' | 'title' | 'tags' | 'details' | 'sessionId' | 'exerciseId' | 'exerciseTitle' | 'privacyLevel'
  >
>;

/** What this device keeps of a text of the server's beside the text; a story, unless `kind` says otherwise. */
export type OpenedText = Partial<Pick<LocalStory, 'kind' | 'sessionId' | 'exerciseId'>>;

/**
 * A member's stories, journals and notes on this device and how they reach the server. Nothing here knows React or Relay. Every promise that
 * writes resolves once IndexedDB has committed; it rejects with a StorageError (kind 'full' | 'blocked' | 'unavailable')
 * where the device keeps nothing, and the text is then still in the caller's hands.
 */
export interface Desk {
  readonly memberId: string;

  /** Those of one kind, or of all; changed last first. */
  list(kind?: TextKind): Promise<LocalStory[]>;
  read(key: StoryKey): Promise<LocalStory | null>;

  /** A record for a new story; nothing is written until its first `write`. */
  begin(origin: BegunText): LocalStory;
  /** Takes in what the server told when a story was opened: the record to go on with, merged where both have changed. */
  open(copy: ServerCopy, origin: OpenedText): Promise<LocalStory>;

  /**
   * Keeps a change on this device; resolves to the record as kept. Does not send it. `story` is the record that the text
   * on the screen was made from: what `begin`, `open`, `read` or the last `write` gave. Where sync or another tab has
   * changed it since, both changes are joined: a `content` or `title` that comes back other than it was given belongs on
   * the screen.
   */
  write(story: LocalStory, change: Partial<Draft>): Promise<LocalStory>;
  /** Sends what is kept, 100 ms from now, without waiting for an answer. Never changes the privacy. */
  autosave(localId: string): Promise<void>;
  /** Sends what is kept because its author said so, with the privacy they chose, and tells what came of it. */
  save(localId: string, privacyLevel: Privacy | null): Promise<SaveOutcome>;
  /** Tries again what had failed. */
  retry(localId: string): Promise<void>;
  /** Deletes it here, and on the server as soon as it can be reached. */
  remove(localId: string): Promise<void>;
  /** Source: specification, section 4. The text not chosen becomes a version. */
  resolve(localId: string, resolution: Resolution, merged?: Draft): Promise<void>;
  /** The server deleted or changed a story elsewhere: called by live pages. */
  serverChanged(id: string): void;

  /** Sends all that waits, now. */
  sync(): Promise<void>;
  overview(): SyncOverview;
  /** Hears of changes made in any tab: of one story, or of all where no id is told. Returns what ends it. */
  subscribe(listener: (localId: string | null) => void): () => void;
  close(): void;
}
