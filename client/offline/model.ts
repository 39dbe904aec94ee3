import { limits } from '../../server/contract/limits';

export type Privacy = 'PRIVATE' | 'SHARED' | 'PUBLIC';

/** Where a story on this device stands against the server. Source: specification, section 4. */
export type SyncStatus = 'draft' | 'syncing' | 'synced' | 'error' | 'conflict';

export interface StoryText {
  title: string;
  content: string;
}

/** A story as its author writes it. */
export interface Draft extends StoryText {
  tags: readonly string[];
  privacyLevel: Privacy;
}

/** A story as the server last told it. */
export interface ServerCopy extends Draft {
  id: string;
  /** The server's own time, for comparing with the server's own times alone. */
  updatedAt: string;
}

/** A text that the server has yet to keep among the versions of the story. */
export interface VersionToKeep extends StoryText {
  localId: string;
  name: string;
}

/** A story as this device keeps it: one record of the store `stories`. Source: specification, sections 3 and 9. */
export interface LocalStory extends Draft {
  /** `local_{timestamp}_{random}`: the name under which it is made once, however often the answer is lost. */
  localId: string;
  /** The server's id; null until the server has made it. */
  id: string | null;
  /** Whose it is: nobody else sees or uploads it. */
  memberId: string;
  sessionId: string | null;
  exerciseId: string | null;
  exerciseTitle: string | null;
  syncStatus: SyncStatus;
  /** Milliseconds by this device's clock: orders lists, decides nothing. */
  lastModified: number;
  createdAt: number;
  /** Counts the changes made here: what was sent is what is here only while it stands still. */
  revision: number;
  /** The name it is made under on the server: the localId, or another where it has to be made anew. */
  madeAs: string;
  /**
   * What the server had when the text of here was made from it; null before its first save. A blank text in it says that
   * only its time is known.
   */
  base: ServerCopy | null;
  /** The text first sent to make it: where the server answers with it, the story is this one. */
  firstSent: StoryText | null;
  /** Fingerprints of texts that were sent since and whose answer is not known: the server may have any of them. */
  inDoubt: readonly string[];
  versionsToKeep: readonly VersionToKeep[];
  /** While in conflict. No server version: it was deleted there. */
  conflictData: { serverVersion: ServerCopy | null; localVersion: Draft } | null;
  /** Why it could not be sent, in words for its author; `fields` names what they can mend. */
  problem: { message: string; fields: Record<string, string> } | null;
}

/** What is to be sent: one record of the store `syncQueue`, one a story; the text is the story's own, as it is then. */
export interface QueueItem {
  /** The story's localId. */
  id: string;
  memberId: string;
  action: 'create' | 'update' | 'delete';
  data: {
    /** The privacy that its author chose with a button; null leaves it as it is on the server. */
    privacyLevel: Privacy | null;
    /** The timestamp that it had when its author last pressed a button for it; null for an auto-save. */
    pressedAt: number | null;
    /** Pressed where a conflict was resolved, which has been said. */
    quiet: boolean;
  };
  /** Counts up with each wish to send it, by this device's clock or at least by one. */
  timestamp: number;
  /** Tries that the server refused. */
  retryCount: number;
  /** Tries that came to nothing by the server's fault: they make the waits longer, and throw nothing away. */
  troubles: number;
  /** Not sent before this time, by this device's clock. */
  notBefore: number;
}

export type Resolution = 'use-local' | 'use-server' | 'merge';

/** What an auto-save calls a story without a title. Source: specification, section 5. */
export const untitledDraft = 'Untitled Draft';

export const canSave = ({ title, content }: StoryText) => title.trim() !== '' && content.trim() !== '';
export const isBlank = ({ title, content }: StoryText) => title.trim() === '' && content.trim() === '';

export const sameTags = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag, n) => tag === b[n]);

export const sameText = (a: StoryText, b: StoryText) => a.title === b.title && a.content === b.content;

export const sameDraft = (a: Draft, b: Draft) =>
  sameText(a, b) && a.privacyLevel === b.privacyLevel && sameTags(a.tags, b.tags);

/** What goes to the server: a story without a title gets one. */
export const asSent = ({ title, content, tags }: Draft): Omit<Draft, 'privacyLevel'> => ({
  title: title.trim() === '' ? untitledDraft : title,
  content,
  tags,
});

/** Whether the server has another text than this device, as far as is known; a text that is blank here counts, too. */
export function isDirty(story: LocalStory): boolean {
  if (!story.base) return !isBlank(story) || story.tags.length > 0;
  const sent = asSent(story);
  return !sameText(sent, story.base) || !sameTags(sent.tags, story.base.tags);
}

/** Whether this device has a text that would be lost with it. */
export const hasUnsentText = (story: LocalStory): boolean =>
  isDirty(story) || story.versionsToKeep.length > 0 || story.syncStatus === 'conflict';

export const newLocalId = (): string =>
  `local_${Date.now()}_${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`.slice(
    0,
    limits.story.localIdMax,
  );
