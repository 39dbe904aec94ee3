import { Field, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Story } from '../../model/story.entity';
import { StoryVersion } from '../../model/storyVersion.entity';

export const { Edge: StoryVersionEdge, Connection: StoryVersionConnection } = connectionTypes(
  'StoryVersion',
  StoryVersion,
);

@ObjectType({ description: 'The version.', simpleResolvers: true })
export class CreateStoryVersionPayload {
  @Field(() => StoryVersion, { description: 'The version as it was kept.' })
  version: StoryVersion;

  @Field(() => StoryVersionEdge, { description: "Its place in the story's list." })
  versionEdge: InstanceType<typeof StoryVersionEdge>;
}

@ObjectType({ description: 'The renamed version.', simpleResolvers: true })
export class RenameStoryVersionPayload {
  @Field(() => StoryVersion, { description: 'The version as it is now.' })
  version: StoryVersion;
}

@ObjectType({ description: 'The story, restored.', simpleResolvers: true })
export class RestoreStoryVersionPayload {
  @Field(() => Story, { description: 'The story as it is now.' })
  story: Story;

  @Field(() => StoryVersion, {
    nullable: true,
    description: 'The version that holds the text which was replaced; null where it was the same.',
  })
  version: StoryVersion | null;

  @Field(() => StoryVersionEdge, {
    nullable: true,
    description: "Its place in the story's list; null where there is none.",
  })
  versionEdge: InstanceType<typeof StoryVersionEdge> | null;
}
