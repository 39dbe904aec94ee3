import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What to change of a profile; null takes a field away.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The name to show, at most 100 characters.' })
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the member says of themselves, at most 500 characters.',
  })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'A link of their own, http or https.' })
  websiteUrl?: string | null;

  @Field(() => String, { nullable: true, description: "A picture's address, http or https." })
  profileImageUrl?: string | null;
}
