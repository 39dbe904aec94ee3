import { Field, ObjectType } from 'type-graphql';
import { SignInPayload } from './account.types';

@ObjectType({ description: 'The mail was queued, if the address has an account.', simpleResolvers: true })
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'A message for the sender.' })
  message: string;
}

@ObjectType({ description: 'The mail was queued, if the address has an account.', simpleResolvers: true })
export class RequestMagicLinkPayload {
  @Field(() => String, {
    description:
      'Names this request, whether or not the address has an account. Keep it where the link may sign in at once: lookUpAccountLink tells which request a link answers.',
  })
  requestId: string;

  @Field(() => String, { description: 'A message for the sender.' })
  message: string;
}

@ObjectType({ description: 'The password was set.', simpleResolvers: true })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'A message for the member.' })
  message: string;
}

@ObjectType({ description: 'The member, signed in.', simpleResolvers: true })
export class SignInWithMagicLinkPayload extends SignInPayload {}
