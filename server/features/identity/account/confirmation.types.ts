import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The address was confirmed.', simpleResolvers: true })
export class ConfirmEmailPayload {
  @Field(() => String, { description: 'The address.' })
  email: string;

  @Field(() => Boolean, {
    description: 'Always false: confirming an address ends nothing.',
    deprecationReason: 'Confirming an address ends nothing. Removed after 1 March 2027.',
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

  @Field(() => String, {
    nullable: true,
    description:
      'Of a confirmation link: the code that confirms the address where the account is signed in; null if it has ended.',
  })
  code: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a magic link: the request that it answers. A browser that made this request signs in by it at once; any other should ask first.',
  })
  requestId: string | null;
}
