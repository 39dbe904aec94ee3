import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import {
  ConfirmEmailInput,
  LookUpAccountLinkInput,
  RequestEmailConfirmationInput,
} from './confirmation.inputs';
import { confirmEmail, lookUpAccountLink, requestEmailConfirmation } from './confirmation.service';
import {
  ConfirmEmailPayload,
  LookUpAccountLinkPayload,
  RequestEmailConfirmationPayload,
} from './confirmation.types';

@Resolver()
export class ConfirmationResolver {
  @Mutation(() => ConfirmEmailPayload, {
    description:
      "Confirms the address of the viewer's account, by the single-use token of a mailed link or by the code in the newest mail. Nothing else changes. Token: NOT_FOUND if it is used, unknown or expired; UNAUTHENTICATED or FORBIDDEN, without using it, unless the viewer is signed in to its account. Code: BAD_USER_INPUT if it is wrong or has ended after 24 hours; RATE_LIMITED after ten tries.",
  })
  confirmEmail(@Ctx() ctx: Context, @Arg('input') input: ConfirmEmailInput): Promise<ConfirmEmailPayload> {
    authorize(ctx, 'confirmEmail');
    return confirmEmail(ctx, input);
  }

  @Mutation(() => RequestEmailConfirmationPayload, {
    description: "Mails another confirmation link to the viewer's address, unless it is confirmed.",
  })
  requestEmailConfirmation(
    @Ctx() ctx: Context,
    @Arg('input') input: RequestEmailConfirmationInput,
  ): Promise<RequestEmailConfirmationPayload> {
    return requestEmailConfirmation(ctx, authorizeMember(ctx, 'requestEmailConfirmation'), input);
  }

  @Mutation(() => LookUpAccountLinkPayload, {
    description:
      'Returns the account of a mailed link without using the link. A mutation, so that the token is in no address. NOT_FOUND if it is used, unknown or expired.',
  })
  lookUpAccountLink(
    @Ctx() ctx: Context,
    @Arg('input') input: LookUpAccountLinkInput,
  ): Promise<LookUpAccountLinkPayload> {
    authorize(ctx, 'lookUpAccountLink');
    return lookUpAccountLink(ctx, input);
  }
}

@Resolver(() => Viewer)
export class ViewerAccountResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When a mailed link confirmed the address; null before. Visible only to its owner.',
  })
  async emailConfirmedAt(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<Date | null> {
    return (await ctx.loaders.accountStateById.load(user.id)).emailConfirmedAt;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the account has a password. If not, a reset link sets one.',
  })
  async hasPassword(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<boolean> {
    return (await ctx.loaders.accountStateById.load(user.id)).hasPassword;
  }
}
