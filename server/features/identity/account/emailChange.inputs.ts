import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { IsEmailAddress } from '../../../lib/emailAddress';
import { tokenMax } from './accountFields';

@InputType({ description: 'A new address for the account.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new address.' })
  @IsEmailAddress()
  email: string;

  @Field(() => String, {
    nullable: true,
    description: "The account's password. An account without one needs a fresh sign-in instead.",
  })
  @IsOptional()
  @MaxLength(limits.password.max, { message: messages.password.notCurrent })
  password?: string | null;
}

@InputType({ description: "A mailed link's token." })
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: "The link's token." })
  @MaxLength(tokenMax, { message: messages.emailChange.refused })
  token: string;
}
