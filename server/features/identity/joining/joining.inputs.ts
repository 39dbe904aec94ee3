import { Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { given, IsWhole, MaxCharacters } from '../../../graphql/inputRules';

const { noteMax, usesMax, days } = limits.invitation;
const texts = messages.invitation;

@InputType({ description: 'A new invitation.' })
export class CreateInvitationInput {
  @Field(() => String, {
    defaultValue: '',
    description: `The person or purpose it is for, for organisers: one line, at most ${noteMax} characters.`,
  })
  @MaxCharacters(noteMax, { message: texts.noteTooLong })
  @Matches(/^[^\p{Cc}]*$/u, { message: texts.noteInvalid })
  note: string;

  @Field(() => Int, { defaultValue: 1, description: `How many people may join by it, 1 to ${usesMax}.` })
  @IsWhole({ min: 1, max: usesMax }, { message: texts.uses })
  usesMax: number;

  @Field(() => Int, {
    nullable: true,
    defaultValue: days.default,
    description: `Days until it expires, ${days.min} to ${days.max}; null for no expiry.`,
  })
  @given('expiresInDays')
  @IsWhole(days, { message: texts.days })
  expiresInDays: number | null;
}

@InputType({ description: 'An invitation to revoke.' })
export class RevokeInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id: string;
}

@InputType({ description: 'Somebody who waits for approval, to approve.' })
export class ApproveMemberInput {
  @Field(() => ID, { description: 'The account that waits.' })
  id: string;
}

@InputType({ description: 'Somebody who waits for approval, to decline.' })
export class DeclineMemberInput {
  @Field(() => ID, { description: 'The account that waits.' })
  id: string;
}
