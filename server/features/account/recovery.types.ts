import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../../model/viewer.type';
import { AuthTokens } from './account.types';

@ObjectType({ description: 'The mail was queued, if the address has an account.', simpleResolvers: true })
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'A message for the sender.' })
  message: string;
}

@ObjectType({ description: 'The mail was queued, if the address has an account.', simpleResolvers: true })
export class RequestMagicLinkPayload {
  @Field(() => String, { description: 'A message for the sender.' })
  message: string;
}

@ObjectType({ description: 'The password was set.', simpleResolvers: true })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'A message for the member.' })
  message: string;
}

@ObjectType({ description: 'The member, signed in.', simpleResolvers: true })
export class SignInWithMagicLinkPayload {
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
