import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { tokenMax } from './accountFields';
import { IsEmailAddress } from './emailAddress';

@InputType({ description: 'A new address for the account.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new address.' })
  @IsEmailAddress()
  email: string;

  @Field(() => String, { description: "The account's password." })
  @MaxLength(limits.password.max, { message: messages.password.notCurrent })
  password: string;
}

@InputType({ description: "A mailed link's token." })
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: "The link's token." })
  @MaxLength(tokenMax, { message: messages.emailChange.refused })
  token: string;
}
