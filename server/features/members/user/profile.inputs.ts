import { Field, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';

@InputType({ description: 'Changes of a profile; null removes a field.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The address of a picture, http or https.' })
  profileImageUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The display name, at most ${limits.displayName.max} characters.`,
  })
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A biography, at most ${limits.bio.max} characters.`,
  })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'A website, http or https.' })
  websiteUrl?: string | null;
}
