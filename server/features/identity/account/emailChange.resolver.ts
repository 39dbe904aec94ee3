import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { messages } from '../../../contract/messages';
import { passwordCost } from '../../../graphql/admission/cost';
import { notFound } from '../../../lib/errors';
import { Viewer, viewerOf } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { unlessFresh } from '../secondFactor/freshSignIn';
import { ConfirmEmailChangeInput, RequestEmailChangeInput } from './emailChange.inputs';
import {
  confirmEmailChange,
  readPendingEmail,
  requestEmailChange,
  sendTestEmail,
} from './emailChange.service';
import {
  ConfirmEmailChangePayload,
  RequestEmailChangePayload,
  SendTestEmailPayload,
} from './emailChange.types';

@Resolver()
export class EmailChangeResolver {
  @Mutation(() => RequestEmailChangePayload, {
    description: `Mails a link to a new address; the address changes when the link is opened where the account is signed in. The response is the same whether or not another account has the address. With a second factor or without a password, ${unlessFresh}.`,
    complexity: passwordCost,
  })
  requestEmailChange(
    @Ctx() ctx: Context,
    @Arg('input') input: RequestEmailChangeInput,
  ): Promise<RequestEmailChangePayload> {
    return requestEmailChange(ctx, authorizeMember(ctx, 'requestEmailChange'), input);
  }

  @Mutation(() => ConfirmEmailChangePayload, {
    description:
      "Changes and confirms the viewer's address with the single-use token of a mailed link. NOT_FOUND if it is used, unknown, expired or another account's; CONFLICT if another account has the address by now. Sign-ins stay; the former address is told.",
  })
  async confirmEmailChange(
    @Ctx() ctx: Context,
    @Arg('input') input: ConfirmEmailChangeInput,
  ): Promise<ConfirmEmailChangePayload> {
    const userId = authorizeMember(ctx, 'confirmEmailChange');
    const { email } = await confirmEmailChange(ctx, userId, input);
    const user = await ctx.loaders.userById.load(userId);
    if (!user) throw notFound(messages.profile.notFound);
    return { email, viewer: viewerOf(user) };
  }

  @Mutation(() => SendTestEmailPayload, {
    description: "Mails a test to the viewer's confirmed address; FORBIDDEN until it is confirmed.",
  })
  sendTestEmail(@Ctx() ctx: Context): Promise<SendTestEmailPayload> {
    return sendTestEmail(ctx, authorizeMember(ctx, 'sendTestEmail'));
  }
}

@Resolver(() => Viewer)
export class ViewerAddressResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address that is to replace the present one, until the link mailed to it is opened or ends. Visible only to its owner.',
  })
  pendingEmail(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<string | null> {
    return readPendingEmail(ctx, user.id);
  }
}
