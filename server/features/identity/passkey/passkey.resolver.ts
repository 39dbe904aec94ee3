import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { Passkey } from '../../../model/passkey.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { viewerNow } from '../../../request/viewerNow';
import { unlessFresh } from '../secondFactor/freshSignIn';
import {
  AddPasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
  SignInWithPasskeyInput,
} from './passkey.inputs';
import {
  addPasskey,
  isUsable,
  passkeysOf,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkey.service';
import {
  AddPasskeyPayload,
  RemovePasskeyPayload,
  RenamePasskeyPayload,
  SignInWithPasskeyPayload,
  StartPasskeyPayload,
  StartPasskeySignInPayload,
  StartPasskeyVerificationPayload,
} from './passkey.types';
import { signInWithPasskey, startPasskeySignIn, startPasskeyVerification } from './passkeySignIn.service';

@Resolver()
export class PasskeyResolver {
  @Mutation(() => StartPasskeyPayload, {
    description: `Begins adding a passkey; addPasskey ends it. ${unlessFresh}; CONFLICT if the viewer has ${limits.passkey.most}; FORBIDDEN until the address is confirmed.`,
  })
  async startPasskey(@Ctx() ctx: Context): Promise<StartPasskeyPayload> {
    return { options: await startPasskey(ctx, authorizeMember(ctx, 'startPasskey')) };
  }

  @Mutation(() => AddPasskeyPayload, {
    description: 'Adds a passkey that a browser made with the options of startPasskey.',
  })
  async addPasskey(@Ctx() ctx: Context, @Arg('input') input: AddPasskeyInput): Promise<AddPasskeyPayload> {
    const userId = authorizeMember(ctx, 'addPasskey');
    const passkey = await addPasskey(ctx, userId, input);
    return { passkey, viewer: await viewerNow(ctx, userId) };
  }

  @Mutation(() => RenamePasskeyPayload, { description: "Renames one of the viewer's passkeys." })
  async renamePasskey(
    @Ctx() ctx: Context,
    @Arg('input') input: RenamePasskeyInput,
  ): Promise<RenamePasskeyPayload> {
    return { passkey: await renamePasskey(ctx, authorizeMember(ctx, 'renamePasskey'), input) };
  }

  @Mutation(() => RemovePasskeyPayload, {
    description: `Removes one of the viewer's passkeys. ${unlessFresh}; CONFLICT if nothing else signs the viewer in.`,
  })
  async removePasskey(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RemovePasskeyInput,
  ): Promise<RemovePasskeyPayload> {
    const userId = authorizeMember(ctx, 'removePasskey');
    await removePasskey(ctx, userId, id);
    return { removedPasskeyId: id, viewer: await viewerNow(ctx, userId) };
  }

  @Mutation(() => StartPasskeySignInPayload, {
    description: 'Begins signing in by passkey; signInWithPasskey ends it.',
  })
  async startPasskeySignIn(@Ctx() ctx: Context): Promise<StartPasskeySignInPayload> {
    authorize(ctx, 'startPasskeySignIn');
    return { options: await startPasskeySignIn(ctx) };
  }

  @Mutation(() => SignInWithPasskeyPayload, {
    description: 'Signs in by a passkey, which tells whose it is. It counts as both steps of two.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('input') input: SignInWithPasskeyInput,
  ): Promise<SignInWithPasskeyPayload> {
    authorize(ctx, 'signInWithPasskey');
    return signInWithPasskey(ctx, input);
  }

  @Mutation(() => StartPasskeyVerificationPayload, {
    description: 'Begins confirming by passkey who holds this sign-in; verifySignIn ends it.',
  })
  async startPasskeyVerification(@Ctx() ctx: Context): Promise<StartPasskeyVerificationPayload> {
    const userId = authorizeMember(ctx, 'startPasskeyVerification');
    return { options: await startPasskeyVerification(ctx, userId) };
  }
}

@Resolver(() => Passkey)
export class PasskeyFieldsResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether browsers use it at this address; not if the host name was another one when it was added.',
  })
  isUsable(@Root() passkey: Passkey, @Ctx() ctx: Context): boolean {
    return isUsable(ctx, passkey);
  }
}

@Resolver(() => Viewer)
export class ViewerPasskeysResolver {
  @FieldResolver(() => [Passkey], {
    description: `The viewer's passkeys, at most ${limits.passkey.most}, oldest first. Not for personal access tokens.`,
  })
  passkeys(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<Passkey[]> {
    authorizeViewerField(ctx, 'passkeys');
    return passkeysOf(ctx, user.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer is an administrator whose role does not count in this sign-in, because the operator requires a passkey or two-step sign-in of administrators.',
  })
  secondFactorOwed(@Root() _viewer: Viewer, @Ctx() ctx: Context): boolean {
    return ctx.viewer?.secondFactorOwed ?? false;
  }
}
