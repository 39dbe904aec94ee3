import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A member.' })
export class MemberInput {
  @Field(() => ID, { description: 'The member.' })
  id: string;
}
