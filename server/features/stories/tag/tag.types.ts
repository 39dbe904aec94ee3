import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Tag } from '../../../model/tag.entity';

export const { Connection: TagConnection } = connectionTypes('Tag', Tag);

@ObjectType({ description: "The result of checking a tag's name.", simpleResolvers: true })
export class TagNameValidation {
  @Field(() => Boolean, { description: "Whether it can be a tag's name." })
  valid: boolean;

  @Field(() => String, { description: 'The normalised name: trimmed and lowercased, with single spaces.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Why it is invalid; null if it is valid.' })
  error: string | null;
}

@ObjectType({ description: 'The tag.', simpleResolvers: true })
export class CreateTagPayload {
  @Field(() => Tag, { description: 'The new or existing tag.' })
  tag: Tag;
}

@ObjectType({ description: 'The changed tag.', simpleResolvers: true })
export class UpdateTagPayload {
  @Field(() => Tag, { description: 'The changed tag.' })
  tag: Tag;
}

@ObjectType({ description: 'The tag was deleted.', simpleResolvers: true })
export class DeleteTagPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedTagId: string;
}
