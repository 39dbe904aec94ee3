import { PrivacyLevel } from '../../../contract/enums';
import { publishStoryChanged } from '../../../events/publish';
import type { Story } from '../../../model/story.entity';
import { StoryShare } from '../../../model/storyLinks.entity';
import { recordAct } from '../../../record/acts';
import { recordWords, type SaveInSession } from '../../sessions/room/sessionWords';
import { countForDay } from '../../writing/writingDay/countForDay';
import { isStoryOpenToGroup, onAudienceChanged } from '../comment/audienceChange';
import { setStoryTags, setTagDates } from '../tag/storyTags';
import type { Save } from './storySave';

interface TextSaved {
  save: Save;
  /** The story; of a draft, the story's title with the draft's word count: the room shows the story's title. */
  text: Pick<Story, 'id' | 'authorId' | 'title' | 'wordCount'>;
  wordsBefore: number;
  /** The story before the save, if it is written in a session. */
  room: SaveInSession | null;
}

interface StorySaved extends TextSaved {
  before: Story;
  text: Story;
  /** All tags after the save, if they change. */
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
  else if (text.publishedAt && !before.publishedAt) await setTagDates(tx, text.id);
}

async function endShares({ save: { tx, given }, text }: StorySaved): Promise<void> {
  if (given.privacyLevel === PrivacyLevel.PRIVATE) await tx.delete(StoryShare, { storyId: text.id });
}

const applyAudienceChange = ({ save: { tx, ctx }, before, text }: StorySaved): Promise<void> =>
  onAudienceChanged(tx, ctx, text.id, {
    before: isStoryOpenToGroup(before),
    after: isStoryOpenToGroup(text),
  });

/** Notifies followers of a first publication or of opening to the group. Withdraws the notifications of a story that others may no longer read. */
async function recordStoryAct({ save: { tx, ctx }, before, text: after }: StorySaved): Promise<void> {
  const { id, authorId } = after;
  const isPublished = after.publishedAt && !before.publishedAt && after.privacyLevel === PrivacyLevel.PUBLIC;
  const isOpened =
    after.privacyLevel === PrivacyLevel.SHARED && isStoryOpenToGroup(after) && !isStoryOpenToGroup(before);
  if (isPublished || isOpened)
    await recordAct(tx, ctx, { act: 'story_published', actorId: authorId, subjectId: authorId, itemId: id });
  else if (before.privacyLevel !== after.privacyLevel && before.privacyLevel !== PrivacyLevel.PRIVATE)
    await recordAct(tx, ctx, { act: 'story_hidden', actorId: authorId, subjectId: id, itemId: id });
}

/** The steps after a save of a draft, in order. */
export const onDraftSaved: ((saved: TextSaved) => Promise<void>)[] = [countInRoom, countForWritingDay];

/** The steps after a save of a story, in order. */
export const onStorySaved: ((saved: StorySaved) => Promise<void> | void)[] = [
  ...onDraftSaved,
  storeTags,
  endShares,
  applyAudienceChange,
  recordStoryAct,
  ({ save: { tx, ctx }, text }) => publishStoryChanged(tx, ctx, text.id),
];
