import { toPrivacy } from '../../lib/privacy';
import type { ServerCopy } from '../model/model';

export interface DocumentFields {
  readonly id: string;
  readonly title?: string | null;
  readonly content: string;
  readonly updatedAt: string;
}

/** The server's copy of a document, of the fields that all kinds have and those of its kind. */
export const copyOf = (
  { id, title, content, updatedAt }: DocumentFields,
  ofKind: Pick<ServerCopy, 'tags' | 'privacyLevel' | 'details'>,
): ServerCopy => ({ id, title: title ?? '', content, updatedAt, ...ofKind });

/** A story in a response or in the extensions of an error. */
export interface StoryFields extends DocumentFields {
  readonly privacyLevel: unknown;
  readonly tags?: readonly (string | { readonly name: string })[];
  /** Details are absent in some answers: they then stay as they are on this device. */
  readonly listed?: boolean;
  readonly lang?: string | null;
  readonly notes?: string | null;
  readonly audienceRevision?: number | null;
  readonly isSharedByName?: boolean;
  readonly workingUpdatedAt?: string | null;
  readonly draft?: {
    readonly title: string;
    readonly content: string;
    readonly tags: readonly string[];
    readonly isConflicting: boolean;
  } | null;
}

/** The text that its author works on: the draft, if there is one. */
export function storyCopy(story: StoryFields): ServerCopy {
  const { title, content, draft, workingUpdatedAt } = story;
  const published = {
    title: title ?? '',
    content,
    tags: (story.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.name)),
  };
  const copy = copyOf(story, {
    tags: published.tags,
    privacyLevel: toPrivacy(story.privacyLevel),
    details: {
      ...(story.listed !== undefined && { unlisted: !story.listed }),
      ...(story.lang !== undefined && { lang: story.lang }),
      ...(story.notes !== undefined && { notes: story.notes }),
    },
  });
  const times = {
    updatedAt: workingUpdatedAt ?? story.updatedAt,
    ...(story.audienceRevision != null && { audienceRevision: story.audienceRevision }),
    ...(story.isSharedByName && { isSharedByName: true }),
  };
  if (!draft) return { ...copy, ...times };
  return {
    ...copy,
    ...times,
    title: draft.title,
    content: draft.content,
    tags: draft.tags,
    published,
    ...(draft.isConflicting && { isConflicting: true }),
  };
}

export interface NoteFields extends DocumentFields {
  readonly tags?: readonly string[];
  readonly category?: string | null;
  readonly isPinned: boolean;
  readonly journal?: { readonly id: string } | null;
  readonly journalId?: string | null;
}

export const noteCopy = (note: NoteFields): ServerCopy => {
  const { tags = [], category = null, isPinned } = note;
  const journalId = note.journal?.id ?? note.journalId ?? null;
  return copyOf(note, { tags, privacyLevel: 'PRIVATE', details: { category, isPinned, journalId } });
};
