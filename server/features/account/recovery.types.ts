import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../../model/viewer.type';
import { AuthTokens } from './account.types';

@ObjectType({ description: 'The mail is on its way, if the address is known.', simpleResolvers: true })
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'What to tell whoever asked.' })
  message: string;
}

@ObjectType({ description: 'The mail is on its way, if the address is known.', simpleResolvers: true })
export class RequestMagicLinkPayload {
  @Field(() => String, { description: 'What to tell whoever asked.' })
  message: string;
}

@ObjectType({ description: 'The password is set.', simpleResolvers: true })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'What to tell the member.' })
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
      "The device's own secret, to be kept on it through signing out and sent with the next sign-in, so that strangers' wrong passwords don't slow it down.",
  })
  deviceToken: string;
}
