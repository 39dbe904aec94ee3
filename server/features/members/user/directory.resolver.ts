import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { Role } from '../../../contract/enums';
import type { Connection } from '../../../graphql/connection';
import { UserConnection } from '../../../graphql/userConnection';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { MembersArgs } from './directory.inputs';
import { members } from './directory.lists';

@Resolver(() => User)
export class DirectoryResolver {
  @Query(() => UserConnection, { description: 'The members of the group, by username.' })
  members(@Ctx() ctx: Context, @Args() args: MembersArgs): Promise<Connection<User>> {
    return members(ctx, authorizeMember(ctx, 'members'), args);
  }

  @FieldResolver(() => [Role], { nullable: true, description: 'Their roles; visible only to members.' })
  roles(@Root() user: User, @Ctx() ctx: Context): Role[] | null {
    return ctx.viewer && user.roles;
  }
}
