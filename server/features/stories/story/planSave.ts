import { PrivacyLevel, StoryVersionKind } from '../../../contract/enums';
import { derivedFrom } from '../../../markdown/excerpt';
import { type Story, workingUpdatedAt } from '../../../model/story.entity';
import { sizeOf } from '../../../record/textSizes';
import type { Change } from '../spam/publishing';
import { chosenLevel } from '../withholding/withholding';
import { needsVersion, versionKindOf } from './createVersion';
import type { DraftRow, LoadedDraft, LockedDraft } from './lockedDraft';
import { type LockedStory, type SaveInput, type StoryChanges, timeAfter } from './storySave';

/** What becomes of a draft when the story itself is saved: it is removed, or stays and is marked as conflicting. */
interface DraftChange {
  isRemoved: boolean;
  /** The kind of version that the draft's text becomes; null if it isn't stored as one. */
  versionKind: StoryVersionKind | null;
}

/** What a save writes to a story. */
export interface SavePlan {
  /** The kind of version that the replaced text becomes; null if it isn't stored as one. */
  versionKind: StoryVersionKind | null;
  draft: DraftChange | null;
  /** The change that the spam rules check. They decide about the columns of privacy. */
  checked: Change;
  /** The story's other columns. */
  columns: StoryChanges;
  /** The story's new tags, if they change. */
  tags: string[] | null;
  /** Words of the text that its author worked on before. */
  wordsBefore: number;
  /** The increase in stored bytes. */
  grown: number;
}

/** Whether the save's base is outdated. A save that puts the draft in the story's place must be based on both of them. */
export function isOutdated(
  before: Story,
  { base, given, publishesDraft, replacesDraft }: SaveInput,
): boolean {
  const needsBoth = publishesDraft || (replacesDraft && given.privacyLevel === PrivacyLevel.PRIVATE);
  return base != null && (needsBoth ? workingUpdatedAt(before) : before.updatedAt) > base;
}

/** Whether the save publishes a draft that conflicts with the published text, which its author hasn't seen. */
const publishesUnseenConflict = (draft: LockedDraft, { base, publishesDraft }: SaveInput): boolean =>
  publishesDraft && draft.isConflicting && !base;

/** Whether the draft's text becomes the story's: the save publishes it, or makes the story private without giving a text. */
export const takesDraft = (draft: LockedDraft, save: SaveInput): boolean =>
  save.given.content === undefined &&
  (save.publishesDraft || save.given.privacyLevel === PrivacyLevel.PRIVATE) &&
  !publishesUnseenConflict(draft, save);

/** Adds the draft's text to a save that takes it; also returns whether the save's text differs from the story's. */
function completeFromDraft(
  { differsFromGiven }: LockedStory,
  draft: LockedDraft | null,
  save: SaveInput,
): { save: SaveInput; differsFromGiven: boolean } {
  if (!draft || !takesDraft(draft, save)) return { save, differsFromGiven };
  const { title, content, tags } = draft;
  const given = { title, content, ...derivedFrom(content), ...save.given };
  return { save: { ...save, given, tags: save.tags ?? tags }, differsFromGiven: draft.differsFromPublished };
}

const areListsEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/**
 * Plans a save whose base is current. If the save takes the draft, `draft` includes its text; if the save sets tags, the story
 * includes its own.
 */
export function planSave(
  { tags: tagsBefore, ...locked }: LockedStory & { tags: readonly string[] },
  draft: LockedDraft | null,
  input: SaveInput,
): SavePlan | 'conflict' | 'unchanged' {
  if (input.publishesDraft && !draft) return 'unchanged';
  if (draft && publishesUnseenConflict(draft, input)) return 'conflict';
  const { save, differsFromGiven } = completeFromDraft(locked, draft, input);
  const { before } = locked;
  const { given, tags } = save;
  const isTextChanged = differsFromGiven || (given.title !== undefined && given.title !== before.title);
  const versionKind = isTextChanged ? storyVersionKind(before, draft, save) : null;
  const draftChange = draft && planDraft(before, draft, save, isTextChanged);
  const newTags = tags && !areListsEqual(tagsBefore, tags) ? tags : null;
  const isRevised = isTextChanged || newTags !== null;
  const { title, content, excerptText, privacyLevel } = given;
  return {
    versionKind,
    draft: draftChange,
    checked: { level: privacyLevel, content, isTextChanged, isStored: true, title, excerptText },
    columns: storyColumns(before, save, { versionKind, draftChange, isTextChanged, isRevised }),
    tags: newTags,
    wordsBefore: draft && draftChange?.isRemoved ? draft.wordCount : before.wordCount,
    grown: storedGrowth(locked, draft, { content, versionKind, draftChange }),
  };
}

/** Whether the author of a save has seen the draft, so that the saved text replaces it. */
const seesDraft = (before: Story, { base, replacesDraft, publishesDraft }: SaveInput): boolean =>
  publishesDraft || (replacesDraft && (!base || workingUpdatedAt(before) <= base));

/** The kind of version that the story's replaced text becomes; null if it isn't stored as one. */
function storyVersionKind(
  before: Story,
  draft: LockedDraft | null,
  save: SaveInput,
): StoryVersionKind | null {
  const isReplaced = save.given.privacyLevel === PrivacyLevel.PRIVATE || seesDraft(before, save);
  // The draft wins the conflict, and the published text loses it.
  if (draft?.isConflicting && isReplaced) return StoryVersionKind.NOT_CHOSEN;
  return needsVersion(before, save.isAutosave, save.now) ? versionKindOf(save.isAutosave) : null;
}

/**
 * When the story itself is saved, its draft is removed if the saved text replaces it, or if the story becomes private, because
 * private stories have no drafts; otherwise it is in conflict. A text that would be lost with the draft becomes a version.
 */
function planDraft(
  before: Story,
  draft: LockedDraft,
  save: SaveInput,
  isTextChanged: boolean,
): DraftChange | null {
  const { given } = save;
  const isSeen = seesDraft(before, save);
  if (!isSeen && given.privacyLevel !== PrivacyLevel.PRIVATE)
    return isTextChanged ? { isRemoved: false, versionKind: null } : null;
  const differs =
    draft.differsFromGiven ||
    (given.content === undefined && draft.differsFromPublished) ||
    (given.title ?? before.title) !== draft.title;
  const losesConflict = !isSeen || draft.isConflicting;
  // An auto-saved draft that the author has seen is only a step to the text that replaces it, unless it lost a conflict.
  const isLost = differs && (losesConflict || !(draft.isAutosaved && given.content !== undefined));
  const kind = losesConflict ? StoryVersionKind.NOT_CHOSEN : StoryVersionKind.SAVED;
  return { isRemoved: true, versionKind: isLost ? kind : null };
}

type Versions = Pick<SavePlan, 'versionKind'> & { draftChange: DraftChange | null };

function storyColumns(
  before: Story,
  { given, isAutosave, now }: SaveInput,
  changes: Versions & { isTextChanged: boolean; isRevised: boolean },
): StoryChanges {
  const { versionKind, draftChange, isTextChanged, isRevised } = changes;
  const level = given.privacyLevel;
  const changedAt = timeAfter(before, now);
  const versionNumber = before.versionNumber + (versionKind ? 1 : 0) + (draftChange?.versionKind ? 1 : 0);
  return {
    ...given,
    ...(level !== undefined &&
      level !== chosenLevel(before) && { audienceRevision: before.audienceRevision + 1 }),
    ...privacyColumns(before, level, now),
    versionNumber,
    ...(isTextChanged && { shownVersionNumber: versionNumber }),
    ...(versionKind && isAutosave && { versionKeptAt: now }),
    ...(givesText(given) && (isTextChanged || !isAutosave) && { isAutosaved: isAutosave }),
    ...(draftChange && { draftChangedAt: changedAt }),
    updatedAt: changedAt,
    ...(isRevised && { revisedAt: changedAt }),
  };
}

export const givesText = ({ title, content }: StoryChanges): boolean =>
  content !== undefined || title !== undefined;

/** The dates and the sharing that a change of privacy sets. */
function privacyColumns(before: Story, level: Story['privacyLevel'] | undefined, now: Date): StoryChanges {
  const { sharedAt, publishedAt } = before;
  if (level === PrivacyLevel.PRIVATE) return { sharedWithAll: true };
  if (level === PrivacyLevel.SHARED)
    return { sharedAt: chosenLevel(before) === PrivacyLevel.PRIVATE ? now : (sharedAt ?? now) };
  if (level === PrivacyLevel.PUBLIC) return { publishedAt: publishedAt ?? now };
  return {};
}

/** The increase in stored bytes. A text that becomes a version is stored beside its replacement. */
function storedGrowth(
  { size }: Pick<LockedStory, 'size'>,
  draft: LockedDraft | null,
  { content, versionKind, draftChange }: Versions & { content: string | undefined },
): number {
  const replaced = versionKind ? 0 : size;
  const sizeOfDraft = draft?.size ?? 0;
  const ofVersion = draftChange?.versionKind ? sizeOfDraft : 0;
  const removed = draftChange?.isRemoved ? sizeOfDraft : 0;
  return sizeAfter(content, size) - replaced + ofVersion - removed;
}

const sizeAfter = (content: string | undefined, stored: number): number =>
  content === undefined ? stored : sizeOf(content);

/** What a save writes to a story's draft. */
export interface DraftPlan {
  /** The kind of version that the replaced draft becomes; null if it isn't stored as one. */
  versionKind: StoryVersionKind | null;
  /** The draft's columns without the text; null removes it, because it equals the published text. */
  row: DraftRow | null;
  wordsBefore: number;
  wordsNow: number;
  /** The increase in stored bytes. */
  grown: number;
}

export function planDraftSave(
  { before: story, differsFromGiven, size }: LockedStory,
  { draft, publishedTags }: LoadedDraft,
  save: SaveInput,
): DraftPlan {
  const { given } = save;
  const before = draft ?? { ...story, tags: publishedTags };
  const title = given.title ?? before.title;
  const tags = save.tags ?? before.tags;
  const wordsBefore = before.wordCount;
  const wordsNow = given.wordCount ?? wordsBefore;
  const isDraftChanged = !draft || draft.differsFromGiven || title !== draft.title;
  const versionKind = draft && isDraftChanged ? draftVersionKind(draft, save) : null;
  const sizeBefore = draft?.size ?? 0;
  const replaced = versionKind ? 0 : sizeBefore;
  const differs = given.content === undefined ? draft?.differsFromPublished : differsFromGiven;
  if (!differs && title === story.title && areListsEqual(tags, publishedTags))
    return { versionKind, row: null, wordsBefore, wordsNow, grown: 0 - replaced };
  const sizeNow = sizeAfter(given.content, draft?.size ?? size);
  const flags = draftFlags(draft, save, { isDraftChanged, versionKind });
  const row = { title, tags, wordCount: wordsNow, ...flags, updatedAt: timeAfter(story, save.now) };
  return { versionKind, row, wordsBefore, wordsNow, grown: sizeNow - replaced };
}

/** The kind of version that the replaced draft becomes; null if it isn't stored as one. */
function draftVersionKind(draft: LockedDraft, { base, isAutosave, now }: SaveInput): StoryVersionKind | null {
  // A save with a base ends the conflict: the base isn't older than the published text, so the author has seen both texts.
  const endsConflict = draft.isConflicting && base != null;
  // A device that auto-saves has merged both texts, so the saved text contains the draft. With the button, the author chose another text.
  if (endsConflict && !isAutosave) return StoryVersionKind.NOT_CHOSEN;
  return endsConflict || needsVersion(draft, isAutosave, now) ? versionKindOf(isAutosave) : null;
}

const draftFlags = (
  draft: LockedDraft | null,
  { base, isAutosave, now }: SaveInput,
  { isDraftChanged, versionKind }: { isDraftChanged: boolean; versionKind: StoryVersionKind | null },
) => ({
  isConflicting: (draft?.isConflicting ?? false) && base == null,
  isAutosaved: draft && !isDraftChanged && isAutosave ? draft.isAutosaved : isAutosave,
  versionKeptAt: isAutosave && (versionKind || !draft) ? now : (draft?.versionKeptAt ?? null),
});
