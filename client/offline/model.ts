import { limits } from '../../server/contract/limits';

export type Privacy = 'PRIVATE' | 'SHARED' | 'PUBLIC';

/** What a text is to its author. The store and the names here are the specification's, which has stories in mind. */
export type TextKind = 'story' | 'journal' | 'note';

/**
 * What a text has beside title, content and tags, by the names of its inputs: `mood`, `prompt` and `journalDate` of a
 * journal, `category`, `isPinned` and `journalId` of a note, nothing of a story. Changed on two sides, each goes its own way.
 */
export type Details = Readonly<Record<string, string | boolean | null>>;

/** Where a story on this device stands against the server. Source: specification, section 4. */
export type SyncStatus = 'draft' | 'syncing' | 'synced' | 'error' | 'conflict';

export interface StoryText {
  title: string;
  content: string;
}

/** A text as its author writes it. */
export interface Draft extends StoryText {
  tags: readonly string[];
  privacyLevel: Privacy;
  details: Details;
}

/** A story as the server last told it. */
export interface ServerCopy extends Draft {
  id: string;
  /** The server's own time, for comparing with the server's own times alone. */
  updatedAt: string;
}

/**
 * A text that the server has yet to keep among the versions of the story. Journals and notes have no versions: one of
 * theirs becomes a note.
 */
export interface VersionToKeep extends StoryText {
  localId: string;
  name: string;
}

/** A story as this device keeps it: one record of the store `stories`. Source: specification, sections 3 and 9. */
export interface LocalStory extends Draft {
  kind: TextKind;
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
  /** Its author has pressed a button for it, and the server has heard of that: what they press from then on is a change. */
  savedOnce: boolean;
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

/** A text of which it may be known what it is; a story where that is not said. */
type KindOfText = StoryText & { kind?: TextKind };

/** Journals and notes go by their content alone: their title comes of itself. */
const ownTitle = ({ kind = 'story', title }: KindOfText) => (kind === 'story' ? title.trim() : '');

export const canSave = (text: KindOfText) =>
  text.content.trim() !== '' && (ownTitle(text) !== '' || (text.kind ?? 'story') !== 'story');
export const isBlank = (text: KindOfText) => text.content.trim() === '' && ownTitle(text) === '';

export const sameTags = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag, n) => tag === b[n]);

export const sameText = (a: StoryText, b: StoryText) => a.title === b.title && a.content === b.content;

/** As the server keeps it: nothing is nothing, in whatever way it is said. */
export const detailOf = (details: Details, key: string): string | true | null => {
  const value = details[key];
  return (typeof value === 'string' ? value.trim() : value) || null;
};

export const detailKeys = (...all: readonly Details[]): string[] => [
  ...new Set(all.flatMap((details) => Object.keys(details))),
];

export const sameDetails = (a: Details, b: Details) =>
  detailKeys(a, b).every((key) => detailOf(a, key) === detailOf(b, key));

/** What of a draft is written; its privacy goes ways of its own. */
export type TextFields = Omit<Draft, 'privacyLevel'>;

export const sameFields = (a: TextFields, b: TextFields) =>
  sameText(a, b) && sameTags(a.tags, b.tags) && sameDetails(a.details, b.details);

export const sameDraft = (a: Draft, b: Draft) => sameFields(a, b) && a.privacyLevel === b.privacyLevel;

/** What of a record its author writes. */
export const draftOf = ({ title, content, tags, privacyLevel, details }: Draft): Draft => ({
  title,
  content,
  tags,
  privacyLevel,
  details,
});

/** What goes to the server: a story without a title gets one. */
export const asSent = ({
  kind = 'story',
  title,
  content,
  tags,
  details,
}: TextFields & { kind?: TextKind }): TextFields => ({
  title: kind === 'story' && title.trim() === '' ? untitledDraft : title,
  content,
  tags,
  details,
});

/** Whether the server has another text than this device, as far as is known; a text that is blank here counts, too. */
export function isDirty(story: LocalStory): boolean {
  if (!story.base) return !isBlank(story) || story.tags.length > 0;
  return !sameFields(asSent(story), story.base);
}

/** Whether this device has a text that would be lost with it. */
export const hasUnsentText = (story: LocalStory): boolean =>
  isDirty(story) || story.versionsToKeep.length > 0 || story.syncStatus === 'conflict';

export const newLocalId = (): string =>
  `local_${Date.now()}_${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`.slice(
    0,
    limits.story.localIdMax,
  );
