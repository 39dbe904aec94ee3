import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Tag } from '../../model/tag.entity';

export const { Edge: TagEdge, Connection: TagConnection } = connectionTypes('Tag', Tag);

@ObjectType({ description: "What a tag's name comes to.", simpleResolvers: true })
export class TagNameValidation {
  @Field(() => Boolean, { description: "Whether it can be a tag's name." })
  valid: boolean;

  @Field(() => String, { description: 'The name as it would be kept: trimmed and lowercased.' })
  name: string;

  @Field(() => String, { nullable: true, description: "Why it can't be one; null where it can." })
  error: string | null;
}

@ObjectType({ description: 'The tag.', simpleResolvers: true })
export class CreateTagPayload {
  @Field(() => Tag, { description: 'The tag as it is.' })
  tag: Tag;
}

@ObjectType({ description: 'The changed tag.', simpleResolvers: true })
export class UpdateTagPayload {
  @Field(() => Tag, { description: 'The tag as it is now.' })
  tag: Tag;
}

@ObjectType({ description: 'The tag is gone.', simpleResolvers: true })
export class DeleteTagPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedTagId: string;
}
