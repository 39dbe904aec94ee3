import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../../model/user.entity';

@ObjectType({ description: "A member's statistics.", simpleResolvers: true })
export class UserStats {
  @Field(() => Int, { description: 'Number of their stories.' })
  storiesCount: number;

  @Field(() => Int, { description: 'Number of their stories that are not private.' })
  storiesSharedCount: number;

  @Field(() => Int, { description: 'Number of words in their stories.' })
  storiesWordCount: number;

  @Field(() => Int, { description: 'Number of their journal entries.' })
  journalsCount: number;

  @Field(() => Int, { description: 'Number of their notes.' })
  notesCount: number;

  @Field(() => Int, { description: 'Number of words in their stories, journals and notes.' })
  totalWordCount: number;

  @Field(() => Int, { description: 'Number of their followers.' })
  followersCount: number;
}

@ObjectType({ description: 'The changed profile.', simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The changed member.' })
  user: User;
}
