import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The address is confirmed.', simpleResolvers: true })
export class ConfirmEmailPayload {
  @Field(() => String, { description: 'The address.' })
  email: string;

  @Field(() => Boolean, {
    description:
      'True where the link was opened without being signed in to its account, and was the first proof of the address: all sign-ins and tokens have ended, and a reset link sets a new password.',
  })
  endedAccess: boolean;
}

@ObjectType({ description: 'The mail is on its way.', simpleResolvers: true })
export class RequestEmailConfirmationPayload {
  @Field(() => String, { description: 'What to tell the member.' })
  message: string;
}

@ObjectType({ description: 'Whose link it is; the link can still be used.', simpleResolvers: true })
export class LookUpAccountLinkPayload {
  @Field(() => ID, { description: 'The member.' })
  userId: string;

  @Field(() => String, { description: "The member's username." })
  username: string;

  @Field(() => String, { description: 'The address that the link was sent to.' })
  email: string;
}
