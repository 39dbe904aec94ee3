import { Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';

/** Something about a member of a session. */
@ObjectType({ simpleResolvers: true })
export class OfMember {
  memberId: string;
}

@Resolver(() => OfMember)
export class OfMemberResolver {
  @FieldResolver(() => User, { description: 'The member.' })
  member(@Root() { memberId }: OfMember, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(memberId);
  }
}
