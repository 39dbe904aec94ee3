import { PrivacyLevel, StoryVersionKind } from '../../../contract/enums';
import { derivedFrom } from '../../../markdown/excerpt';
import { type Story, workingUpdatedAt } from '../../../model/story.entity';
import { sizeOf } from '../../../record/textSizes';
import type { Change } from '../spam/publishing';
import { chosenLevel } from '../withholding/withholding';
import type { DraftRow, LoadedDraft, LockedDraft } from './heldDraft';
import { createsVersion, kindOfReplaced } from './keepText';
import { type LockedStory, type SaveInput, type StoryChanges, timeAfter } from './storySave';

/** What a save writes to a story. */
export interface SavePlan {
  /** The kind of version that the replaced text becomes; null if it is not kept. */
  kept: StoryVersionKind | null;
  /** What becomes of the draft: it is removed, and kept as a version of the kind, or marked as conflicting. */
  draft: { isRemoved: boolean; kept: StoryVersionKind | null } | null;
  /** What the spam rules check. They decide about the columns of privacy. */
  judged: Change;
  /** The story's other columns. */
  columns: StoryChanges;
  /** The story's new tags, if they change. */
  tags: string[] | null;
  /** Words of the text that its author worked on before. */
  wordsBefore: number;
  /** The increase in stored bytes. */
  grown: number;
}

/** Whether the text was changed since the base. Who makes the draft the story's text must know both. */
export function isOutdated(
  before: Story,
  { base, given, publishesDraft, replacesDraft }: SaveInput,
): boolean {
  const isOfBoth = publishesDraft || (replacesDraft && given.privacyLevel === PrivacyLevel.PRIVATE);
  return base != null && (isOfBoth ? workingUpdatedAt(before) : before.updatedAt) > base;
}

/** Whether the author has to see the published text first, because the draft is in conflict with it. */
const isUndecided = (draft: LockedDraft, { base, publishesDraft }: SaveInput): boolean =>
  publishesDraft && draft.isConflicting && !base;

/** Whether the draft's text becomes the story's, because the save publishes it or gives a story that becomes private none. */
export const takesDraft = (draft: LockedDraft, save: SaveInput): boolean =>
  save.given.content === undefined &&
  (save.publishesDraft || save.given.privacyLevel === PrivacyLevel.PRIVATE) &&
  !isUndecided(draft, save);

/** A save of a story, completed from the draft if it takes it, and whether it changes the story's text. */
function completed(
  { contentChanges }: LockedStory,
  draft: LockedDraft | null,
  save: SaveInput,
): { save: SaveInput; contentChanges: boolean } {
  if (!draft || !takesDraft(draft, save)) return { save, contentChanges };
  const { title, content, tags } = draft;
  const given = { title, content, ...derivedFrom(content), ...save.given };
  return { save: { ...save, given, tags: save.tags ?? tags }, contentChanges: draft.isChanged };
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/**
 * Plans a save whose base is current. A draft comes with its text if the save takes it, and the story with its tags if the
 * save sets them.
 */
export function planSave(
  { tags: tagsBefore, ...locked }: LockedStory & { tags: readonly string[] },
  draft: LockedDraft | null,
  input: SaveInput,
): SavePlan | 'conflict' | 'unchanged' {
  if (input.publishesDraft && !draft) return 'unchanged';
  if (draft && isUndecided(draft, input)) return 'conflict';
  const { save, contentChanges } = completed(locked, draft, input);
  const { before } = locked;
  const { given, tags } = save;
  const textChanges = contentChanges || (given.title !== undefined && given.title !== before.title);
  const kept = textChanges ? kindOfKept(before, draft, save) : null;
  const ofDraft = draft && planDraft(before, draft, save, textChanges);
  const newTags = tags && !sameList(tagsBefore, tags) ? tags : null;
  const isRevised = textChanges || newTags !== null;
  const { title, content, excerptText, privacyLevel } = given;
  return {
    kept,
    draft: ofDraft,
    judged: { level: privacyLevel, content, textChanges, isStored: true, title, excerptText },
    columns: columnsOf(before, save, { kept, ofDraft, textChanges, isRevised }),
    tags: newTags,
    wordsBefore: draft && ofDraft?.isRemoved ? draft.wordCount : before.wordCount,
    grown: grownBy(locked, draft, { content, kept, ofDraft }),
  };
}

/** Whether a save of the published text comes from someone who has seen the draft, so that it replaces it. */
const seesDraft = (before: Story, { base, replacesDraft, publishesDraft }: SaveInput): boolean =>
  publishesDraft || (replacesDraft && (!base || workingUpdatedAt(before) <= base));

function kindOfKept(before: Story, draft: LockedDraft | null, save: SaveInput): StoryVersionKind | null {
  const isReplaced = save.given.privacyLevel === PrivacyLevel.PRIVATE || seesDraft(before, save);
  // Against a conflicting draft that wins, the published text loses the conflict.
  if (draft?.isConflicting && isReplaced) return StoryVersionKind.NOT_CHOSEN;
  return createsVersion(before, save.isAutosave, save.now) ? kindOfReplaced(save.isAutosave) : null;
}

/**
 * The draft goes when the published text is saved, if the saved text replaces it or the story has only one text from now on;
 * otherwise it is in conflict. A text that would be lost with it becomes a version.
 */
function planDraft(
  before: Story,
  draft: LockedDraft,
  save: SaveInput,
  textChanges: boolean,
): SavePlan['draft'] {
  const { given } = save;
  const isSeen = seesDraft(before, save);
  if (!isSeen && given.privacyLevel !== PrivacyLevel.PRIVATE)
    return textChanges ? { isRemoved: false, kept: null } : null;
  const differs =
    draft.contentChanges ||
    (given.content === undefined && draft.isChanged) ||
    (given.title ?? before.title) !== draft.title;
  const losesConflict = !isSeen || draft.isConflicting;
  // An auto-saved draft that the author has seen is only a step to the text that replaces it, unless it lost a conflict.
  const isLost = differs && (losesConflict || !(draft.isAutosaved && given.content !== undefined));
  const kind = losesConflict ? StoryVersionKind.NOT_CHOSEN : StoryVersionKind.SAVED;
  return { isRemoved: true, kept: isLost ? kind : null };
}

interface Decided {
  kept: StoryVersionKind | null;
  ofDraft: SavePlan['draft'];
}

function columnsOf(
  before: Story,
  { given, isAutosave, now }: SaveInput,
  { kept, ofDraft, textChanges, isRevised }: Decided & { textChanges: boolean; isRevised: boolean },
): StoryChanges {
  const level = given.privacyLevel;
  const at = timeAfter(before, now);
  const versionNumber = before.versionNumber + (kept ? 1 : 0) + (ofDraft?.kept ? 1 : 0);
  return {
    ...given,
    ...(level !== undefined &&
      level !== chosenLevel(before) && { audienceRevision: before.audienceRevision + 1 }),
    ...datesOf(before, level, now),
    versionNumber,
    ...(textChanges && { shownVersionNumber: versionNumber }),
    ...(kept && isAutosave && { versionKeptAt: now }),
    ...(givesText(given) && (textChanges || !isAutosave) && { isAutosaved: isAutosave }),
    ...(ofDraft && { draftChangedAt: at }),
    updatedAt: at,
    ...(isRevised && { revisedAt: at }),
  };
}

export const givesText = ({ title, content }: StoryChanges): boolean =>
  content !== undefined || title !== undefined;

/** Dates and sharing set by a change of privacy. */
function datesOf(before: Story, level: Story['privacyLevel'] | undefined, now: Date): StoryChanges {
  const { sharedAt, publishedAt } = before;
  if (level === PrivacyLevel.PRIVATE) return { sharedWithAll: true };
  if (level === PrivacyLevel.SHARED)
    return { sharedAt: chosenLevel(before) === PrivacyLevel.PRIVATE ? now : (sharedAt ?? now) };
  if (level === PrivacyLevel.PUBLIC) return { publishedAt: publishedAt ?? now };
  return {};
}

function grownBy(
  { size }: Pick<LockedStory, 'size'>,
  draft: LockedDraft | null,
  { content, kept, ofDraft }: Decided & { content: string | undefined },
): number {
  const replaced = kept ? 0 : size;
  const sizeOfDraft = draft?.size ?? 0;
  const ofVersion = ofDraft?.kept ? sizeOfDraft : 0;
  const removed = ofDraft?.isRemoved ? sizeOfDraft : 0;
  return sizeAfter(content, size) - replaced + ofVersion - removed;
}

const sizeAfter = (content: string | undefined, stored: number): number =>
  content === undefined ? stored : sizeOf(content);

/** What a save writes to a story's draft. */
export interface DraftPlan {
  /** The kind of version that the replaced draft becomes; null if it is not kept. */
  kept: StoryVersionKind | null;
  /** The draft's columns without the text; null removes it, because it equals the published text. */
  row: DraftRow | null;
  wordsBefore: number;
  wordsNow: number;
  /** The increase in stored bytes. */
  grown: number;
}

export function planDraftSave(
  { before: story, contentChanges, size }: LockedStory,
  { draft, publishedTags }: LoadedDraft,
  save: SaveInput,
): DraftPlan {
  const { given } = save;
  const before = draft ?? { ...story, tags: publishedTags };
  const title = given.title ?? before.title;
  const tags = save.tags ?? before.tags;
  const wordsBefore = before.wordCount;
  const wordsNow = given.wordCount ?? wordsBefore;
  const changes = !draft || draft.contentChanges || title !== draft.title;
  const kept = draft && changes ? kindOfKeptDraft(draft, save) : null;
  const sizeBefore = draft?.size ?? 0;
  const replaced = kept ? 0 : sizeBefore;
  const differs = given.content === undefined ? draft?.isChanged : contentChanges;
  if (!differs && title === story.title && sameList(tags, publishedTags))
    return { kept, row: null, wordsBefore, wordsNow, grown: 0 - replaced };
  const sizeNow = sizeAfter(given.content, draft?.size ?? size);
  const marks = marksOf(draft, save, { changes, kept });
  const row = { title, tags, wordCount: wordsNow, ...marks, updatedAt: timeAfter(story, save.now) };
  return { kept, row, wordsBefore, wordsNow, grown: sizeNow - replaced };
}

function kindOfKeptDraft(draft: LockedDraft, { base, isAutosave, now }: SaveInput): StoryVersionKind | null {
  // The base isn't older than the published text, so the author has seen both.
  const endsConflict = draft.isConflicting && base != null;
  // Auto-saves come from a device that merged both texts, so they contain the draft; a save by button means that the author chose another text.
  if (endsConflict && !isAutosave) return StoryVersionKind.NOT_CHOSEN;
  return endsConflict || createsVersion(draft, isAutosave, now) ? kindOfReplaced(isAutosave) : null;
}

const marksOf = (
  draft: LockedDraft | null,
  { base, isAutosave, now }: SaveInput,
  { changes, kept }: { changes: boolean; kept: StoryVersionKind | null },
) => ({
  isConflicting: (draft?.isConflicting ?? false) && base == null,
  isAutosaved: draft && !changes && isAutosave ? draft.isAutosaved : isAutosave,
  versionKeptAt: isAutosave && (kept || !draft) ? now : (draft?.versionKeptAt ?? null),
});
