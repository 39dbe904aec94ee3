import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Changes of a profile; null removes a field.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The address of a picture, http or https.' })
  profileImageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The display name, at most 100 characters.' })
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A biography, at most 500 characters.',
  })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'A website, http or https.' })
  websiteUrl?: string | null;
}
