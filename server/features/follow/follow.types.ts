import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../../model/user.entity';
import { UserEdge } from '../../model/userConnection';

@ObjectType({ description: 'The member, followed.', simpleResolvers: true })
export class FollowUserPayload {
  @Field(() => User, { description: 'The member.' })
  user: User;

  @Field(() => UserEdge, { description: "The viewer's place among the member's followers." })
  followerEdge: InstanceType<typeof UserEdge>;
}

@ObjectType({ description: 'The member, no longer followed.', simpleResolvers: true })
export class UnfollowUserPayload {
  @Field(() => User, { description: 'The member.' })
  user: User;

  @Field(() => ID, { description: "The viewer's id, to take it out of the member's followers." })
  removedFollowerId: string;
}
