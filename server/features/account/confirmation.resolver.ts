import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember } from '../../authz/authorize';
import type { Context } from '../../context';
import { Viewer } from '../../model/viewer.type';
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
      "Confirms an address by a mailed link's token, which works once; NOT_FOUND where it is used, unknown or has ended. Send it with the access token of that account to keep its password and sign-ins.",
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
      'Says whose a mailed link is, without using it: a mutation, as the token belongs in no address. NOT_FOUND where it is used, unknown or has ended.',
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
    description: 'When a mailed link proved the address; null until then. Only its owner sees it.',
  })
  async emailConfirmedAt(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<Date | null> {
    return (await ctx.loaders.accountStateById.load(user.id)).emailConfirmedAt;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the account has a password. Without one, a reset link sets it.',
  })
  async hasPassword(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<boolean> {
    return (await ctx.loaders.accountStateById.load(user.id)).hasPassword;
  }
}
