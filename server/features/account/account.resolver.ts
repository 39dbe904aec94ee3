import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authorize, authorizeMember } from '../../authz/authorize';
import type { Context } from '../../context';
import { passwordCost } from '../../graphql/cost';
import {
  ChangePasswordInput,
  RefreshTokensInput,
  SignInInput,
  SignOutInput,
  SignUpInput,
} from './account.inputs';
import { changePassword, refreshTokens, signIn, signOut, signUp } from './account.service';
import {
  ChangePasswordPayload,
  RefreshTokensPayload,
  SignInPayload,
  SignOutPayload,
  SignUpPayload,
} from './account.types';

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
    description:
      "Changes the viewer's password and ends their other sign-ins and all their personal access tokens.",
    complexity: 2 * passwordCost,
  })
  async changePassword(
    @Ctx() ctx: Context,
    @Arg('input') input: ChangePasswordInput,
  ): Promise<ChangePasswordPayload> {
    const userId = authorizeMember(ctx, 'changePassword');
    return changePassword(ctx, userId, input);
  }

  @Mutation(() => SignOutPayload, { description: 'Ends a sign-in.' })
  signOut(@Ctx() ctx: Context, @Arg('input') input: SignOutInput): Promise<SignOutPayload> {
    authorize(ctx, 'signOut');
    return signOut(ctx, input);
  }
}
