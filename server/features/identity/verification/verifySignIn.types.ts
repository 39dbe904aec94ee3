import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The sign-in is fresh.', simpleResolvers: true })
export class VerifySignInPayload {
  @Field(() => Date, { description: 'Until when operations that need a fresh sign-in accept it.' })
  freshUntil: Date;
}
