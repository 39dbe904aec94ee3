import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Story } from '../../model/story.entity';

export const { Edge: StoryEdge, Connection: StoryConnection } = connectionTypes('Story', Story);

@ObjectType({ description: 'The new story.', simpleResolvers: true })
export class CreateStoryPayload {
  @Field(() => Story, { description: 'The story as it was made.' })
  story: Story;

  @Field(() => StoryEdge, { description: "Its place in the author's own list." })
  storyEdge: InstanceType<typeof StoryEdge>;
}

@ObjectType({ description: 'The changed story.', simpleResolvers: true })
export class UpdateStoryPayload {
  @Field(() => Story, { description: 'The story as it is now.' })
  story: Story;
}

@ObjectType({ description: 'The story is gone.', simpleResolvers: true })
export class DeleteStoryPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedStoryId: string;
}

@ObjectType({ description: 'The shared story.', simpleResolvers: true })
export class ShareStoryPayload {
  @Field(() => Story, { description: 'The story as it is now.' })
  story: Story;
}

@ObjectType({ description: 'The favourite.', simpleResolvers: true })
export class FavoriteStoryPayload {
  @Field(() => Story, { description: 'The story, favourited.' })
  story: Story;

  @Field(() => StoryEdge, { description: "Its place in the viewer's favourites." })
  storyEdge: InstanceType<typeof StoryEdge>;
}

@ObjectType({ description: 'The favourite given up.', simpleResolvers: true })
export class UnfavoriteStoryPayload {
  @Field(() => ID, { description: "The story's id, to take it out of lists of favourites." })
  unfavoritedStoryId: string;

  @Field(() => Story, {
    nullable: true,
    description: 'The story; null where the viewer may no longer read it.',
  })
  story: Story | null;
}

@ObjectType({
  description: 'Something happened to a story: it changed, or it went away.',
  simpleResolvers: true,
})
export class StoryChange {
  @Field(() => Story, { nullable: true, description: 'The story as it is now; null where it was removed.' })
  story: Story | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of a story that was deleted or may no longer be read.',
  })
  removedStoryId: string | null;
}
