import {
  type Details,
  type DocumentKind,
  detailOf,
  type ServerCopy,
  type StoryText,
} from '../../../client/documents/model/model';
import type { Privacy } from '../../../client/lib/privacy';

interface Draft extends StoryText {
  tags: readonly string[];
  isAutosaved: boolean;
}

export interface Row {
  /** The text that others read, if they may. */
  copy: ServerCopy;
  draft: Draft | null;
  isConflicting: boolean;
  draftChangedAt: string;
  kind: DocumentKind;
  memberId: string;
  idempotencyKey: string;
  versions: StoryText[];
  versionIds: Set<string>;
}

export const width: Record<Privacy, number> = { PRIVATE: 0, SHARED: 1, PUBLIC: 2 };

export const audienceAfter = ({ privacyLevel, audienceRevision = 1 }: ServerCopy, next: Privacy) =>
  audienceRevision + (privacyLevel === next ? 0 : 1);

const detailNames: Record<DocumentKind, readonly string[]> = {
  story: ['unlisted', 'lang', 'notes'],
  journal: ['journalDate', 'mood', 'prompt'],
  note: ['category', 'isPinned', 'journalId'],
};

/** As its author works on it: with the text of the draft, if there is one. */
export function viewOf({ copy, draft, isConflicting, draftChangedAt }: Row): ServerCopy {
  const updatedAt = draftChangedAt > copy.updatedAt ? draftChangedAt : copy.updatedAt;
  if (!draft) return { ...copy, updatedAt };
  const { title, content, tags } = draft;
  const published = { title: copy.title, content: copy.content, tags: copy.tags };
  return { ...copy, title, content, tags, updatedAt, published, ...(isConflicting && { isConflicting }) };
}

/** Answers have all details of a kind; details that an input omits keep their values, as do a story's null ones. */
export const detailsOf = (kind: DocumentKind, before: Details, said: Details): Details => {
  const isSaid = (key: string) => (kind === 'story' ? said[key] != null : key in said);
  return Object.fromEntries(
    detailNames[kind].map((key) => [key, detailOf(isSaid(key) ? said : before, key)]),
  );
};
