import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A member to follow.' })
export class FollowUserInput {
  @Field(() => ID, { description: 'The member.' })
  id: string;
}

@InputType({ description: 'A member to unfollow.' })
export class UnfollowUserInput {
  @Field(() => ID, { description: 'The member.' })
  id: string;
}
