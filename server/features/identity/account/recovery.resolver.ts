import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authorize } from '../../../authz/authorize';
import { passwordCost } from '../../../graphql/admission/cost';
import type { Context } from '../../../request/context';
import {
  RequestMagicLinkInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInWithMagicLinkInput,
} from './recovery.inputs';
import {
  requestMagicLink,
  requestPasswordReset,
  resetPassword,
  signInWithMagicLink,
} from './recovery.service';
import {
  RequestMagicLinkPayload,
  RequestPasswordResetPayload,
  ResetPasswordPayload,
  SignInWithMagicLinkPayload,
} from './recovery.types';

@Resolver()
export class RecoveryResolver {
  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Requests an email with a link to set a new password. The response is the same whether or not the address has an account.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('input') input: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload> {
    authorize(ctx, 'requestPasswordReset');
    return requestPasswordReset(ctx, input);
  }

  @Mutation(() => RequestMagicLinkPayload, {
    description:
      'Requests an email with a link that signs in. The response is the same whether or not the address has an account.',
  })
  requestMagicLink(
    @Ctx() ctx: Context,
    @Arg('input') input: RequestMagicLinkInput,
  ): Promise<RequestMagicLinkPayload> {
    authorize(ctx, 'requestMagicLink');
    return requestMagicLink(ctx, input);
  }

  @Mutation(() => ResetPasswordPayload, {
    description:
      "Sets a new password with the single-use tokens of a mailed link, and ends all of the member's sign-ins.",
    complexity: passwordCost,
  })
  resetPassword(@Ctx() ctx: Context, @Arg('input') input: ResetPasswordInput): Promise<ResetPasswordPayload> {
    authorize(ctx, 'resetPassword');
    return resetPassword(ctx, input);
  }

  @Mutation(() => SignInWithMagicLinkPayload, {
    description:
      'Signs in with the single-use token of a mailed link; UNAUTHENTICATED if it is used, unknown or expired.',
  })
  signInWithMagicLink(
    @Ctx() ctx: Context,
    @Arg('input') input: SignInWithMagicLinkInput,
  ): Promise<SignInWithMagicLinkPayload> {
    authorize(ctx, 'signInWithMagicLink');
    return signInWithMagicLink(ctx, input);
  }
}
