import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The account was deleted.', simpleResolvers: true })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedUserId: string;
}
