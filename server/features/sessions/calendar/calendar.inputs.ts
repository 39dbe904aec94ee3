import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new calendar address that replaces the old one.' })
export class RenewCalendarFeedInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the address to replace; null for the first. If a different one exists by then, it stays, so a retry creates no third.',
  })
  replaces?: string | null;
}

@InputType({ description: 'The calendar address to delete.' })
export class RevokeCalendarFeedInput {
  @Field(() => ID, { description: 'Its id. Repeating the call changes nothing.' })
  id: string;
}
