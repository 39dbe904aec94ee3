import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AccountLinkPurpose } from '../../contract/enums';
import { messages } from '../../contract/messages';
import { tokenMax } from './accountFields';
import { IsEmailAddress } from './emailAddress';

@InputType({ description: "A mailed link's token." })
export class ConfirmEmailInput {
  @Field(() => String, { description: "The link's token." })
  @MaxLength(tokenMax, { message: messages.confirmation.refused })
  token: string;
}

@InputType({ description: 'Where to send the link.' })
export class RequestEmailConfirmationInput {
  @Field(() => String, { description: "The viewer's own address." })
  @IsEmailAddress()
  email: string;
}

@InputType({ description: 'A mailed link.' })
export class LookUpAccountLinkInput {
  @Field(() => AccountLinkPurpose, { description: 'What the link is for.' })
  purpose: AccountLinkPurpose;

  @Field(() => [String], {
    description: "The link's token; for a reset link, its access_token and its refresh_token.",
  })
  @MaxLength(tokenMax, { each: true, message: messages.confirmation.refused })
  @ArrayMaxSize(2)
  @ArrayMinSize(1)
  tokens: string[];
}
