import { Field, ID, ObjectType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { Viewer } from '../../../model/viewer.type';

@ObjectType({
  description: 'The tokens of a sign-in. Send the access token as a Bearer header.',
  simpleResolvers: true,
})
export class AuthTokens {
  @Field(() => String, {
    description: `A JWT for the Authorization header; it lasts ${limits.signIn.accessTokenMinutes} minutes.`,
  })
  accessToken: string;

  @Field(() => Date, { description: 'When the access token expires.' })
  accessTokenExpiresAt: Date;

  @Field(() => String, {
    description: 'An opaque token; refreshTokens accepts it once and returns the next pair.',
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
      "The device's secret. Keep it on the device, also after signing out, and send it with the next sign-in, so that strangers' failed attempts don't delay it.",
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
      "The device's secret. Keep it on the device, also after signing out, and send it with the next sign-in, so that strangers' failed attempts don't delay it.",
  })
  deviceToken: string;
}

@ObjectType({ description: 'The next pair of tokens.', simpleResolvers: true })
export class RefreshTokensPayload {
  @Field(() => AuthTokens, { description: 'The pair that replaces the given one.' })
  tokens: AuthTokens;
}

@ObjectType({ description: 'The password was changed.', simpleResolvers: true })
export class ChangePasswordPayload {
  @Field(() => [ID], { description: 'Ids of the sign-ins that were ended.' })
  revokedSignInIds: string[];

  @Field(() => [ID], { description: 'Ids of the personal access tokens that were revoked.' })
  revokedPersonalAccessTokenIds: string[];
}

@ObjectType({ description: 'The account has a password.', simpleResolvers: true })
export class SetPasswordPayload {
  @Field(() => [ID], { description: 'Ids of the sign-ins that were ended.' })
  revokedSignInIds: string[];

  @Field(() => [ID], { description: 'Ids of the personal access tokens that were revoked.' })
  revokedPersonalAccessTokenIds: string[];

  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}

@ObjectType({ description: 'The sign-in was ended.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'Always true, also for an unknown token.' })
  signedOut: boolean;
}
