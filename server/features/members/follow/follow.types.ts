import { Field, ID, ObjectType } from 'type-graphql';
import { UserEdge } from '../../../graphql/userConnection';
import { User } from '../../../model/user.entity';

@ObjectType({ description: 'The member is followed.', simpleResolvers: true })
export class FollowUserPayload {
  @Field(() => User, { description: 'The member.' })
  user: User;

  @Field(() => UserEdge, { description: "The viewer's edge in the member's followers." })
  followerEdge: InstanceType<typeof UserEdge>;
}

@ObjectType({ description: 'The member is no longer followed.', simpleResolvers: true })
export class UnfollowUserPayload {
  @Field(() => User, { description: 'The member.' })
  user: User;

  @Field(() => ID, { description: "The viewer's id, to remove from the member's followers." })
  removedFollowerId: string;
}
