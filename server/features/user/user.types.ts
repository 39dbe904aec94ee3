import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../model/user.entity';

@ObjectType({ description: 'What a member has written, and who follows them.', simpleResolvers: true })
export class UserStats {
  @Field(() => Int, { description: 'Stories of theirs.' })
  storiesCount: number;

  @Field(() => Int, { description: 'Stories of theirs that are not private.' })
  storiesSharedCount: number;

  @Field(() => Int, { description: 'Words in their stories.' })
  storiesWordCount: number;

  @Field(() => Int, { description: 'Journal entries of theirs.' })
  journalsCount: number;

  @Field(() => Int, { description: 'Notes of theirs.' })
  notesCount: number;

  @Field(() => Int, { description: 'Words in their stories, journals and notes together.' })
  totalWordCount: number;

  @Field(() => Int, { description: 'Members who follow them.' })
  followersCount: number;
}

@ObjectType({ description: 'The changed profile.', simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The member as they are now.' })
  user: User;
}
