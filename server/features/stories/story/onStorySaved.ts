import { PrivacyLevel } from '../../../contract/enums';
import { publishStoryChanged } from '../../../events/publish';
import type { Story } from '../../../model/story.entity';
import { StoryShare } from '../../../model/storyLinks.entity';
import { recordAct } from '../../../record/acts';
import { recordWords, type SaveInSession } from '../../sessions/room/sessionWords';
import { countForDay } from '../../writing/writingDay/countForDay';
import { isStoryForAll, onAudienceChanged } from '../comment/reach';
import { dateTags, setStoryTags } from '../tag/storyTags';
import type { Save } from './storySave';

interface TextSaved {
  save: Save;
  /** What was saved: the story, or its draft under the title of the story, which is the one that the room shows. */
  text: Pick<Story, 'id' | 'authorId' | 'title' | 'wordCount'>;
  wordsBefore: number;
  /** The story before the save, if it is written in a session. */
  room: SaveInSession | null;
}

interface StorySaved extends TextSaved {
  before: Story;
  text: Story;
  /** The new tags, if they change. */
  tags: string[] | null;
}

async function countInRoom({ save: { tx, ctx }, room, text, wordsBefore }: TextSaved): Promise<void> {
  if (room) await recordWords(tx, ctx, { ...room, words: wordsBefore }, text);
}

async function countForWritingDay({ save, text, wordsBefore }: TextSaved): Promise<void> {
  const { tx, ctx, isWriting, writtenOn } = save;
  if (isWriting) await countForDay(tx, ctx, { text, before: wordsBefore, writtenOn });
}

async function storeTags({ save: { tx, newTags }, before, text, tags }: StorySaved): Promise<void> {
  if (tags) await setStoryTags(tx, text.id, tags, newTags);
  else if (text.publishedAt && !before.publishedAt) await dateTags(tx, text.id);
}

async function endShares({ save: { tx, given }, text }: StorySaved): Promise<void> {
  if (given.privacyLevel === PrivacyLevel.PRIVATE) await tx.delete(StoryShare, { storyId: text.id });
}

const changeAudience = ({ save: { tx, ctx }, before, text }: StorySaved): Promise<void> =>
  onAudienceChanged(tx, ctx, text.id, { before: isStoryForAll(before), after: isStoryForAll(text) });

/** Notifies followers of a first publication or of opening to the group. Withdraws the notifications of a story that others may no longer read. */
async function recordStoryAct({ save: { tx, ctx }, before, text: after }: StorySaved): Promise<void> {
  const { id, authorId } = after;
  const isPublished = after.publishedAt && !before.publishedAt && after.privacyLevel === PrivacyLevel.PUBLIC;
  const isOpened =
    after.privacyLevel === PrivacyLevel.SHARED && isStoryForAll(after) && !isStoryForAll(before);
  if (isPublished || isOpened)
    await recordAct(tx, ctx, { act: 'story_published', actorId: authorId, subjectId: authorId, itemId: id });
  else if (before.privacyLevel !== after.privacyLevel && before.privacyLevel !== PrivacyLevel.PRIVATE)
    await recordAct(tx, ctx, { act: 'story_hidden', actorId: authorId, subjectId: id, itemId: id });
}

/** What follows a save of a draft, in this order. */
export const onDraftSaved: ((saved: TextSaved) => Promise<void>)[] = [countInRoom, countForWritingDay];

/** What follows a save of a story, in this order. */
export const onStorySaved: ((saved: StorySaved) => Promise<void> | void)[] = [
  ...onDraftSaved,
  storeTags,
  endShares,
  changeAudience,
  recordStoryAct,
  ({ save: { tx, ctx }, text }) => publishStoryChanged(tx, ctx, text.id),
];
