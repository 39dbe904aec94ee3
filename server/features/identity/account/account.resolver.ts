import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import { passwordCost } from '../../../graphql/admission/cost';
import type { Context } from '../../../request/context';
import { viewerNow } from '../../../request/viewerNow';
import { unlessFresh } from '../secondFactor/freshSignIn';
import {
  ChangePasswordInput,
  RefreshTokensInput,
  SetPasswordInput,
  SignInInput,
  SignOutInput,
  SignUpInput,
} from './account.inputs';
import { changePassword, refreshTokens, signIn, signOut, signUp } from './account.service';
import {
  ChangePasswordPayload,
  RefreshTokensPayload,
  SetPasswordPayload,
  SignInPayload,
  SignOutPayload,
  SignUpPayload,
} from './account.types';
import { setPassword } from './firstPassword';

@Resolver()
export class AccountResolver {
  @Mutation(() => SignUpPayload, {
    description:
      'Creates an account and signs it in. `joining` says who may: JOINING_CLOSED if the viewer may not; WAITING_FOR_APPROVAL if the account was created and waits for an organiser.',
    complexity: passwordCost,
  })
  signUp(@Ctx() ctx: Context, @Arg('input') input: SignUpInput): Promise<SignUpPayload> {
    authorize(ctx, 'signUp');
    return signUp(ctx, input);
  }

  @Mutation(() => SignInPayload, { description: 'Signs in by email and password.', complexity: passwordCost })
  signIn(@Ctx() ctx: Context, @Arg('input') input: SignInInput): Promise<SignInPayload> {
    authorize(ctx, 'signIn');
    return signIn(ctx, input);
  }

  @Mutation(() => RefreshTokensPayload, {
    description: 'Exchanges a refresh token for the next pair of tokens.',
  })
  refreshTokens(@Ctx() ctx: Context, @Arg('input') input: RefreshTokensInput): Promise<RefreshTokensPayload> {
    authorize(ctx, 'refreshTokens');
    return refreshTokens(ctx, input);
  }

  @Mutation(() => ChangePasswordPayload, {
    description: `Changes the viewer's password and ends their other sign-ins and all their personal access tokens. With a second factor, ${unlessFresh}.`,
    complexity: 2 * passwordCost,
  })
  async changePassword(
    @Ctx() ctx: Context,
    @Arg('input') input: ChangePasswordInput,
  ): Promise<ChangePasswordPayload> {
    const userId = authorizeMember(ctx, 'changePassword');
    return changePassword(ctx, userId, input);
  }

  @Mutation(() => SetPasswordPayload, {
    description: `Gives the viewer's account, which has none, a password, and ends its other sign-ins and all its personal access tokens. ${unlessFresh}; CONFLICT if it has one.`,
    complexity: passwordCost,
  })
  async setPassword(@Ctx() ctx: Context, @Arg('input') input: SetPasswordInput): Promise<SetPasswordPayload> {
    const userId = authorizeMember(ctx, 'setPassword');
    const revoked = await setPassword(ctx, userId, input);
    return { ...revoked, viewer: await viewerNow(ctx, userId) };
  }

  @Mutation(() => SignOutPayload, { description: 'Ends a sign-in.' })
  signOut(@Ctx() ctx: Context, @Arg('input') input: SignOutInput): Promise<SignOutPayload> {
    authorize(ctx, 'signOut');
    return signOut(ctx, input);
  }
}
