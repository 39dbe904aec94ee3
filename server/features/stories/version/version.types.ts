import { Field, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Story } from '../../../model/story.entity';
import { StoryVersion } from '../../../model/storyVersion.entity';

export const { Edge: StoryVersionEdge, Connection: StoryVersionConnection } = connectionTypes(
  'StoryVersion',
  StoryVersion,
);

@ObjectType({ description: 'The version.', simpleResolvers: true })
export class CreateStoryVersionPayload {
  @Field(() => StoryVersion, { description: 'The new version.' })
  version: StoryVersion;

  @Field(() => StoryVersionEdge, { description: "Its edge in the story's versions." })
  versionEdge: InstanceType<typeof StoryVersionEdge>;
}

@ObjectType({ description: 'The renamed version.', simpleResolvers: true })
export class RenameStoryVersionPayload {
  @Field(() => StoryVersion, { description: 'The renamed version.' })
  version: StoryVersion;
}

@ObjectType({ description: 'The restored story.', simpleResolvers: true })
export class RestoreStoryVersionPayload {
  @Field(() => Story, { description: "The story's current state." })
  story: Story;

  @Field(() => StoryVersion, {
    nullable: true,
    description: 'The version with the replaced text; null if it was the same.',
  })
  version: StoryVersion | null;

  @Field(() => StoryVersionEdge, {
    nullable: true,
    description: "Its edge in the story's versions; null without a version.",
  })
  versionEdge: InstanceType<typeof StoryVersionEdge> | null;
}
