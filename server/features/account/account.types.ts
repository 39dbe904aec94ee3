import { Field, ID, ObjectType } from 'type-graphql';
import { Viewer } from '../../model/viewer.type';

@ObjectType({
  description: 'The tokens of a sign-in. Send the access token as a Bearer header.',
  simpleResolvers: true,
})
export class AuthTokens {
  @Field(() => String, { description: 'A JWT for the Authorization header; it lasts 15 minutes.' })
  accessToken: string;

  @Field(() => Date, { description: 'When the access token ends.' })
  accessTokenExpiresAt: Date;

  @Field(() => String, {
    description: 'An opaque token, to be used once in refreshTokens for the next pair.',
  })
  refreshToken: string;
}

@ObjectType({ description: 'The new member, signed in.', simpleResolvers: true })
export class SignUpPayload {
  @Field(() => AuthTokens, { description: "The new sign-in's tokens." })
  tokens: AuthTokens;

  @Field(() => Viewer, { description: 'The new member.' })
  viewer: Viewer;

  @Field(() => String, {
    description:
      "The device's own secret, to be kept on it through signing out and sent with the next sign-in, so that strangers' wrong passwords don't slow it down.",
  })
  deviceToken: string;
}

@ObjectType({ description: 'The member, signed in.', simpleResolvers: true })
export class SignInPayload {
  @Field(() => AuthTokens, { description: "The new sign-in's tokens." })
  tokens: AuthTokens;

  @Field(() => Viewer, { description: 'The member who signed in.' })
  viewer: Viewer;

  @Field(() => String, {
    description:
      "The device's own secret, to be kept on it through signing out and sent with the next sign-in, so that strangers' wrong passwords don't slow it down.",
  })
  deviceToken: string;
}

@ObjectType({ description: 'The next pair of tokens.', simpleResolvers: true })
export class RefreshTokensPayload {
  @Field(() => AuthTokens, { description: 'The pair that replaces the one given.' })
  tokens: AuthTokens;
}

@ObjectType({ description: 'The password is changed.', simpleResolvers: true })
export class ChangePasswordPayload {
  @Field(() => [ID], { description: 'The ids of the sign-ins that ended with it.' })
  revokedSignInIds: string[];

  @Field(() => [ID], { description: 'The ids of the personal access tokens that ended with it.' })
  revokedPersonalAccessTokenIds: string[];
}

@ObjectType({ description: 'The sign-in has ended.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True; an unknown token has nothing left to end.' })
  signedOut: boolean;
}
