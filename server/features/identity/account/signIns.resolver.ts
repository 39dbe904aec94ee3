import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { SignIn } from '../../../model/signIn.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { deviceOf } from './device';
import { RevokeAllSignInsInput, RevokeSignInInput } from './signIns.inputs';
import { signInsOf } from './signIns.lists';
import { revokeAllSignIns, revokeSignIn } from './signIns.service';
import { RevokeAllSignInsPayload, RevokeSignInPayload, SignInConnection } from './signIns.types';

@Resolver(() => SignIn)
export class SignInResolver {
  @Mutation(() => RevokeSignInPayload, {
    description: "Ends one of the viewer's sign-ins; repeating it changes nothing.",
  })
  async revokeSignIn(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RevokeSignInInput,
  ): Promise<RevokeSignInPayload> {
    await revokeSignIn(ctx, authorizeMember(ctx, 'revokeSignIn'), id);
    return { revokedSignInId: id };
  }

  @Mutation(() => RevokeAllSignInsPayload, {
    description: "Ends all of the viewer's sign-ins, or all except the current one.",
  })
  async revokeAllSignIns(
    @Ctx() ctx: Context,
    @Arg('input') input: RevokeAllSignInsInput,
  ): Promise<RevokeAllSignInsPayload> {
    const userId = authorizeMember(ctx, 'revokeAllSignIns');
    return { revokedSignInIds: await revokeAllSignIns(ctx, userId, input) };
  }

  @FieldResolver(() => String, {
    description: 'Browser and system, from the user agent at sign-in.',
  })
  device(@Root() { userAgent }: SignIn): string {
    return deviceOf(userAgent);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the sign-in of this request.' })
  isCurrent(@Root() { id }: SignIn, @Ctx() ctx: Context): boolean {
    return ctx.viewer?.signInId === id;
  }
}

@Resolver(() => Viewer)
export class ViewerSignInsResolver {
  @FieldResolver(() => SignInConnection, {
    description: "The viewer's active sign-ins, most recently used first. Not for personal access tokens.",
  })
  signIns(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<SignIn>> {
    authorizeViewerField(ctx, 'signIns');
    return signInsOf(ctx, user.id, args);
  }
}
