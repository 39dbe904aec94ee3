import type { Privacy, ServerCopy } from '../model/model';

interface Told {
  readonly id: string;
  readonly title?: string | null;
  readonly content: string;
  readonly updatedAt: string;
}

const isTold = (copy: unknown): copy is Told => !!copy && typeof copy === 'object' && 'content' in copy;

/** What an answer tells, as far as it is a text with its id. */
export const copyTold = <T extends Told>(
  copy: unknown,
  toCopy: (told: T) => ServerCopy,
): ServerCopy | null => (isTold(copy) ? toCopy(copy as T) : null);

function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}

interface ToldStory extends Told {
  readonly privacyLevel: unknown;
  readonly tags?: readonly (string | { readonly name: string })[];
}

/** A story as any answer tells it. */
export const storyCopy = ({
  id,
  title,
  content,
  updatedAt,
  privacyLevel,
  tags = [],
}: ToldStory): ServerCopy => ({
  id,
  title: title ?? '',
  content,
  updatedAt,
  tags: tags.map((tag) => (typeof tag === 'string' ? tag : tag.name)),
  privacyLevel: toPrivacy(privacyLevel),
  details: {},
});

interface ToldJournal extends Told {
  readonly journalDate: string;
  readonly mood?: string | null;
  readonly prompt?: string | null;
}

/** A journal as any answer tells it. */
export const journalCopy = ({
  id,
  title,
  content,
  updatedAt,
  journalDate,
  mood,
  prompt,
}: ToldJournal): ServerCopy => ({
  id,
  title: title ?? '',
  content,
  updatedAt,
  tags: [],
  privacyLevel: 'PRIVATE',
  details: { journalDate, mood: mood ?? null, prompt: prompt ?? null },
});

interface ToldNote extends Told {
  readonly tags?: readonly string[];
  readonly category?: string | null;
  readonly isPinned: boolean;
  readonly journal?: { readonly id: string } | null;
  readonly journalId?: string | null;
}

/** A note as any answer tells it. */
export const noteCopy = (told: ToldNote): ServerCopy => ({
  id: told.id,
  title: told.title ?? '',
  content: told.content,
  updatedAt: told.updatedAt,
  tags: told.tags ?? [],
  privacyLevel: 'PRIVATE',
  details: {
    category: told.category ?? null,
    isPinned: told.isPinned,
    journalId: told.journal?.id ?? told.journalId ?? null,
  },
});
