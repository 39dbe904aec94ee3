import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The account is gone.', simpleResolvers: true })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedUserId: string;
}
