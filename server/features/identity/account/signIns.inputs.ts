import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A sign-in to end.' })
export class RevokeSignInInput {
  @Field(() => ID, { description: 'The sign-in.' })
  id: string;
}

@InputType({ description: 'Which sign-ins to end.' })
export class RevokeAllSignInsInput {
  @Field(() => Boolean, { description: 'True to keep the current sign-in.' })
  keepCurrent: boolean;
}
