import { Field, ObjectType } from 'type-graphql';
import { Role } from '../contract/enums';
import { User } from './user.entity';

@ObjectType({
  description: 'The signed-in member, and the root of all that is theirs.',
  simpleResolvers: true,
})
export class Viewer {
  @Field(() => User, { description: 'The member, as others see them.' })
  user: User;

  @Field(() => String, { description: 'The address of the account; only its owner sees it.' })
  email: string;

  @Field(() => [Role], { description: 'What the member is in the group.' })
  roles: readonly Role[];
}

export const viewerOf = (user: User): Viewer =>
  Object.assign(new Viewer(), { user, email: user.email, roles: user.roles });
