import { emptyDraft, type StoryDraft, toPrivacy } from './storyDraft';

/** What this tab keeps of a text that the server doesn't have yet. */
export interface UnsavedCopy {
  draft: StoryDraft;
  /** The updatedAt that the text was written on; null for a story that is not on the server. */
  baseUpdatedAt: string | null;
  /** The name under which a new story is made once, however often its answer is lost. */
  localId: string;
  /** The text first sent under that name: where the server answers with it, the story is this one. */
  firstSent: { title: string; content: string } | null;
}

/** Kept in the tab, so that two tabs on one story don't mix their texts; it outlives a reload, and a restored tab. */
const prefixOf = (memberId: string) => `unsaved:${memberId}:`;
const keyOf = (memberId: string, storyId: string | null) => `${prefixOf(memberId)}${storyId ?? 'new'}`;

/** Whether this tab keeps any text of the member's. */
export function hasUnsavedCopies(memberId: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefixOf(memberId)));
  } catch {
    return false;
  }
}

export function readUnsavedCopy(memberId: string, storyId: string | null): UnsavedCopy | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(memberId, storyId)) ?? 'null');
    if (typeof kept?.draft?.title !== 'string' || typeof kept.draft.content !== 'string') return null;
    const { title, content, tags, privacyLevel } = kept.draft;
    return {
      draft: {
        title,
        content,
        tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : emptyDraft.tags,
        privacyLevel: toPrivacy(privacyLevel),
      },
      baseUpdatedAt: typeof kept.baseUpdatedAt === 'string' ? kept.baseUpdatedAt : null,
      localId: typeof kept.localId === 'string' ? kept.localId : newLocalId(),
      firstSent: typeof kept.firstSent?.content === 'string' ? kept.firstSent : null,
    };
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing, or has no room. */
export function writeUnsavedCopy(memberId: string, storyId: string | null, copy: UnsavedCopy): boolean {
  try {
    sessionStorage.setItem(keyOf(memberId, storyId), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeUnsavedCopy(memberId: string, storyId: string | null): void {
  try {
    sessionStorage.removeItem(keyOf(memberId, storyId));
  } catch {
    // Nothing was kept there either.
  }
}

export function newLocalId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `local_${Date.now()}_${Array.from(random, (part) => part.toString(36)).join('')}`;
}
