import { Field, ObjectType } from 'type-graphql';
import { User } from '../../../model/user.entity';

@ObjectType({ description: 'The changed profile.', simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The changed member.' })
  user: User;
}
