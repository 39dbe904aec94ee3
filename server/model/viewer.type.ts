import { Field, Float, ObjectType } from 'type-graphql';
import { Role } from '../contract/enums';
import { User } from './user.entity';

@ObjectType({
  description: 'The signed-in member and their data.',
  simpleResolvers: true,
})
export class Viewer {
  @Field(() => User, { description: 'The member, as others see them.' })
  user: User;

  @Field(() => String, { description: "The account's address; visible only to its owner." })
  email: string;

  @Field(() => [Role], { description: "The member's roles." })
  roles: readonly Role[];
}

@ObjectType({
  description: 'How much the viewer’s texts take, with their drafts and earlier versions.',
  simpleResolvers: true,
})
export class Storage {
  @Field(() => Float, {
    description: 'Their bytes. Versions that were thinned out count for up to a day more.',
  })
  bytes: number;

  @Field(() => Float, { description: 'How many they can take. Beyond, what takes more is STORAGE_FULL.' })
  bytesMax: number;

  @Field(() => Float, { description: 'Bytes of the texts that were saved in this hour.' })
  hourBytes: number;

  @Field(() => Float, {
    description: 'How many can be saved in an hour. Beyond, saves are RATE_LIMITED until it ends.',
  })
  hourBytesMax: number;
}

export const viewerOf = (user: User): Viewer =>
  Object.assign(new Viewer(), { user, email: user.email, roles: user.roles });
