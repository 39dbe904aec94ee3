import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Challenge } from '../../../model/challenge.entity';
import { User } from '../../../model/user.entity';

export const { Edge: ChallengeEdge, Connection: ChallengeConnection } = connectionTypes(
  'Challenge',
  Challenge,
);

@ObjectType({ description: 'A member who takes part in a challenge.', simpleResolvers: true })
export class ChallengeMember {
  @Field(() => User, { description: 'The member.' })
  user: User;

  @Field(() => Int, { description: 'What they have written for it.' })
  total: number;
}

@ObjectType({ description: 'The new challenge.', simpleResolvers: true })
export class OpenChallengePayload {
  @Field(() => Challenge, { description: 'The challenge.' })
  challenge: Challenge;

  @Field(() => ChallengeEdge, { description: 'Its edge in the list of challenges.' })
  challengeEdge: InstanceType<typeof ChallengeEdge>;
}

@ObjectType({ description: 'The viewer takes part.', simpleResolvers: true })
export class JoinChallengePayload {
  @Field(() => Challenge, { description: "The challenge's current state." })
  challenge: Challenge;
}

@ObjectType({ description: 'The viewer no longer takes part.', simpleResolvers: true })
export class LeaveChallengePayload {
  @Field(() => Challenge, { description: "The challenge's current state." })
  challenge: Challenge;
}

@ObjectType({ description: 'The challenge is closed.', simpleResolvers: true })
export class CloseChallengePayload {
  @Field(() => Challenge, { description: "The challenge's current state." })
  challenge: Challenge;
}

@ObjectType({ description: 'The challenge is deleted.', simpleResolvers: true })
export class DeleteChallengePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedChallengeId: string;
}
