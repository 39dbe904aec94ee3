import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs, edgeCursor } from '../../../graphql/connection';
import { PersonalAccessToken } from '../../../model/personalAccessToken.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { unlessFresh } from '../secondFactor/freshSignIn';
import { CreatePersonalAccessTokenInput, RevokePersonalAccessTokenInput } from './personalAccessToken.inputs';
import { personalAccessTokensOf, tokensSource } from './personalAccessToken.loaders';
import { createPersonalAccessToken, revokePersonalAccessToken } from './personalAccessToken.service';
import {
  CreatePersonalAccessTokenPayload,
  PersonalAccessTokenConnection,
  RevokePersonalAccessTokenPayload,
} from './personalAccessToken.types';

@Resolver(() => PersonalAccessToken)
export class PersonalAccessTokenResolver {
  @Mutation(() => CreatePersonalAccessTokenPayload, {
    description: `Creates a personal access token. ${unlessFresh}; CONFLICT if the viewer has ${limits.personalAccessToken.most}.`,
  })
  async createPersonalAccessToken(
    @Ctx() ctx: Context,
    @Arg('input') input: CreatePersonalAccessTokenInput,
  ): Promise<CreatePersonalAccessTokenPayload> {
    const userId = authorizeMember(ctx, 'createPersonalAccessToken');
    const { token, personalAccessToken } = await createPersonalAccessToken(ctx, userId, input);
    const cursor = edgeCursor(tokensSource, personalAccessToken);
    return { token, personalAccessToken, personalAccessTokenEdge: { node: personalAccessToken, cursor } };
  }

  @Mutation(() => RevokePersonalAccessTokenPayload, {
    description: "Revokes one of the viewer's personal access tokens; repeating it changes nothing.",
  })
  async revokePersonalAccessToken(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RevokePersonalAccessTokenInput,
  ): Promise<RevokePersonalAccessTokenPayload> {
    await revokePersonalAccessToken(ctx, authorizeMember(ctx, 'revokePersonalAccessToken'), id);
    return { revokedPersonalAccessTokenId: id };
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has expired.' })
  isExpired(@Root() { expiresAt }: PersonalAccessToken): boolean {
    return expiresAt !== null && expiresAt.getTime() <= Date.now();
  }
}

@Resolver(() => Viewer)
export class ViewerPersonalAccessTokensResolver {
  @FieldResolver(() => PersonalAccessTokenConnection, {
    description:
      "The viewer's personal access tokens that are not revoked, newest first; expired ones are listed for 30 days. Not for personal access tokens.",
  })
  personalAccessTokens(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<PersonalAccessToken>> {
    authorizeViewerField(ctx, 'personalAccessTokens');
    return personalAccessTokensOf(ctx, user.id, args);
  }
}
