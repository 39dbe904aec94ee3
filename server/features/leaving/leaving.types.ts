import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a member takes their data from.', simpleResolvers: true })
export class DataExport {
  @Field(() => String, {
    description:
      'The address of the ZIP; whoever has it needs no token, as long as the sign-in that asked lasts.',
  })
  url: string;

  @Field(() => Date, { description: 'When the address ends: five minutes after it was asked for.' })
  expiresAt: Date;
}

@ObjectType({ description: 'The account is gone.', simpleResolvers: true })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedUserId: string;
}
