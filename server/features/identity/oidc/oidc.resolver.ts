import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { LinkedProvider } from '../../../model/provider.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { viewerNow } from '../../../request/viewerNow';
import { unlessFresh } from '../secondFactor/freshSignIn';
import { LinkProviderInput, SignInWithProviderInput } from './oidc.inputs';
import { linkedProviderOf, linkProvider, unlinkProvider } from './oidc.service';
import { LinkProviderPayload, SignInWithProviderPayload, UnlinkProviderPayload } from './oidc.types';
import { signInWithProvider } from './signInWithProvider';

@Resolver()
export class OidcResolver {
  @Mutation(() => SignInWithProviderPayload, {
    description:
      'Signs in with the provider (info.signInProvider), by the code in the address that its answer led the browser to. A newcomer repeats the call with a username, which makes the account by the rule of joining. FORBIDDEN if the member unlinked it, or if the viewer was to confirm who they are and it opens another account; UNAUTHENTICATED if the code is used, expired or of another browser.',
  })
  signInWithProvider(
    @Ctx() ctx: Context,
    @Arg('input') input: SignInWithProviderInput,
  ): Promise<SignInWithProviderPayload> {
    authorize(ctx, 'signInWithProvider');
    return signInWithProvider(ctx, input);
  }

  @Mutation(() => LinkProviderPayload, {
    description: `Lets an account at the provider open the viewer's. ${unlessFresh}; NOT_FOUND if the code is used, expired or of another browser; CONFLICT if it opens another member's; FORBIDDEN until the address is confirmed.`,
  })
  async linkProvider(
    @Ctx() ctx: Context,
    @Arg('input') input: LinkProviderInput,
  ): Promise<LinkProviderPayload> {
    const userId = authorizeMember(ctx, 'linkProvider');
    await linkProvider(ctx, userId, input);
    return { viewer: await viewerNow(ctx, userId) };
  }

  @Mutation(() => UnlinkProviderPayload, {
    description: `Takes the provider away as a way in, until the viewer links it again. ${unlessFresh}; CONFLICT if it is the only one.`,
  })
  async unlinkProvider(@Ctx() ctx: Context): Promise<UnlinkProviderPayload> {
    const userId = authorizeMember(ctx, 'unlinkProvider');
    await unlinkProvider(ctx, userId);
    return { viewer: await viewerNow(ctx, userId) };
  }
}

@Resolver(() => Viewer)
export class ViewerProviderResolver {
  @FieldResolver(() => LinkedProvider, {
    nullable: true,
    description: 'The linked account at the provider, if any. Not for personal access tokens.',
  })
  linkedProvider(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<LinkedProvider | null> {
    authorizeViewerField(ctx, 'linkedProvider');
    return linkedProviderOf(ctx, user.id);
  }
}
