import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The address was confirmed.', simpleResolvers: true })
export class ConfirmEmailPayload {
  @Field(() => String, { description: 'The address.' })
  email: string;

  @Field(() => Boolean, {
    description:
      "True if this was the first confirmation of the address, sent without the account's access token: all sign-ins and tokens were ended, and a reset link sets a new password.",
  })
  endedAccess: boolean;
}

@ObjectType({ description: 'The mail was queued.', simpleResolvers: true })
export class RequestEmailConfirmationPayload {
  @Field(() => String, { description: 'A message for the member.' })
  message: string;
}

@ObjectType({ description: 'The owner of a valid link.', simpleResolvers: true })
export class LookUpAccountLinkPayload {
  @Field(() => ID, { description: 'The member.' })
  userId: string;

  @Field(() => String, { description: "The member's username." })
  username: string;

  @Field(() => String, { description: 'The address to which the link was sent.' })
  email: string;
}
