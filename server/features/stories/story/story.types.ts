import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { addSearchFields } from '../../../graphql/inputRules';
import { Story } from '../../../model/story.entity';

export const { Edge: StoryEdge, Connection: StoryConnection } = connectionTypes('Story', Story);
addSearchFields(StoryConnection);

@ObjectType({ description: 'The new story.', simpleResolvers: true })
export class CreateStoryPayload {
  @Field(() => Story, { description: 'The new story.' })
  story: Story;

  @Field(() => StoryEdge, { description: "Its edge in the author's own stories." })
  storyEdge: InstanceType<typeof StoryEdge>;
}

@ObjectType({ description: 'The changed story.', simpleResolvers: true })
export class UpdateStoryPayload {
  @Field(() => Story, { description: "The story's current state." })
  story: Story;
}

@ObjectType({ description: 'The story, whose draft was published.', simpleResolvers: true })
export class PublishStoryDraftPayload {
  @Field(() => Story, { description: "The story's current state." })
  story: Story;
}

@ObjectType({ description: 'The story, whose draft was discarded.', simpleResolvers: true })
export class DiscardStoryDraftPayload {
  @Field(() => Story, { description: "The story's current state." })
  story: Story;
}

@ObjectType({ description: 'The story was deleted.', simpleResolvers: true })
export class DeleteStoryPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedStoryId: string;
}

@ObjectType({ description: 'The shared story.', simpleResolvers: true })
export class ShareStoryPayload {
  @Field(() => Story, { description: "The story's current state." })
  story: Story;
}

@ObjectType({ description: 'The favourite was added.', simpleResolvers: true })
export class FavoriteStoryPayload {
  @Field(() => Story, { description: 'The favourite story.' })
  story: Story;

  @Field(() => StoryEdge, { description: "Its edge in the viewer's favourites." })
  storyEdge: InstanceType<typeof StoryEdge>;
}

@ObjectType({ description: 'The favourite was removed.', simpleResolvers: true })
export class UnfavoriteStoryPayload {
  @Field(() => ID, { description: "The story's id, to remove from lists of favourites." })
  unfavoritedStoryId: string;

  @Field(() => Story, {
    nullable: true,
    description: 'The story; null if the viewer may no longer read it.',
  })
  story: Story | null;
}

@ObjectType({
  description: 'A story changed, was deleted or can no longer be read.',
  simpleResolvers: true,
})
export class StoryChange {
  @Field(() => Story, { nullable: true, description: "The story's current state; null if it was removed." })
  story: Story | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of a story that was deleted or may no longer be read.',
  })
  removedStoryId: string | null;
}

@ObjectType({ description: 'A story that waits for its author.', simpleResolvers: true })
export class WaitingStory {
  @Field(() => Story, { description: 'The story.' })
  story: Story;

  @Field(() => Int, {
    description: 'Comments by others that its author has not seen; 0 if its changes wait to be published.',
  })
  newComments: number;
}

@ObjectType({ description: "A member's statistics.", simpleResolvers: true })
export class UserStats {
  @Field(() => Int, { description: 'Number of their stories.' })
  storiesCount: number;

  @Field(() => Int, { description: 'Number of their stories that are not private.' })
  storiesSharedCount: number;

  @Field(() => Int, { description: 'Number of words in their stories.' })
  storiesWordCount: number;

  @Field(() => Int, { description: 'Number of their journal entries.' })
  journalsCount: number;

  @Field(() => Int, { description: 'Number of their notes.' })
  notesCount: number;

  @Field(() => Int, { description: 'Number of words in their stories, journals and notes.' })
  totalWordCount: number;

  @Field(() => Int, { description: 'Number of their followers.' })
  followersCount: number;
}
