import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: "A new calendar address in the old one's place." })
export class RenewCalendarFeedInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the address that it replaces; null for the first. Where another stands by then, that one stays: so a repeated call makes no third.',
  })
  replaces?: string | null;
}

@InputType({ description: 'No calendar address any more.' })
export class RevokeCalendarFeedInput {
  @Field(() => ID, { description: 'Its id; repeating it changes nothing.' })
  id: string;
}
