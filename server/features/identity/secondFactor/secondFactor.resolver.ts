import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { viewerNow } from '../../../request/viewerNow';
import { unlessFresh } from './freshSignIn';
import { ConfirmTotpInput } from './secondFactor.inputs';
import {
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  secondFactorOf,
  startTotp,
} from './secondFactor.service';
import {
  ConfirmTotpPayload,
  DisableTotpPayload,
  RenewRecoveryCodesPayload,
  SecondFactor,
  StartTotpPayload,
} from './secondFactor.types';

@Resolver()
export class SecondFactorResolver {
  @Mutation(() => StartTotpPayload, {
    description: `Makes a secret for an authenticator app; confirmTotp turns it on. ${unlessFresh}; CONFLICT if one is on; FORBIDDEN until the address is confirmed.`,
  })
  startTotp(@Ctx() ctx: Context): Promise<StartTotpPayload> {
    return startTotp(ctx, authorizeMember(ctx, 'startTotp'));
  }

  @Mutation(() => ConfirmTotpPayload, {
    description:
      'Turns the authenticator app on by its first code: signing in and new passwords then ask for a code. Sign-ins stay as they are.',
  })
  async confirmTotp(
    @Ctx() ctx: Context,
    @Arg('input') { code }: ConfirmTotpInput,
  ): Promise<ConfirmTotpPayload> {
    const userId = authorizeMember(ctx, 'confirmTotp');
    const recoveryCodes = await confirmTotp(ctx, userId, code);
    return { recoveryCodes, viewer: await viewerNow(ctx, userId) };
  }

  @Mutation(() => DisableTotpPayload, {
    description: `Turns the authenticator app off and ends the recovery codes. ${unlessFresh}.`,
  })
  async disableTotp(@Ctx() ctx: Context): Promise<DisableTotpPayload> {
    const userId = authorizeMember(ctx, 'disableTotp');
    await disableTotp(ctx, userId);
    return { viewer: await viewerNow(ctx, userId) };
  }

  @Mutation(() => RenewRecoveryCodesPayload, {
    description: `Makes ten new recovery codes, which ends the former ones. ${unlessFresh}.`,
  })
  async renewRecoveryCodes(@Ctx() ctx: Context): Promise<RenewRecoveryCodesPayload> {
    const userId = authorizeMember(ctx, 'renewRecoveryCodes');
    const recoveryCodes = await renewRecoveryCodes(ctx, userId);
    return { recoveryCodes, viewer: await viewerNow(ctx, userId) };
  }
}

@Resolver(() => Viewer)
export class ViewerSecondFactorResolver {
  @FieldResolver(() => SecondFactor, {
    nullable: true,
    description: 'The second factor of the account; null if it has none. Not for personal access tokens.',
  })
  secondFactor(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<SecondFactor | null> {
    authorizeViewerField(ctx, 'secondFactor');
    return secondFactorOf(ctx, user.id);
  }
}
