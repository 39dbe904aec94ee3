import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AccountLinkPurpose } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { IsEmailAddress } from '../../../lib/emailAddress';
import { tokenMax } from './accountFields';

@InputType({ description: "A mailed link's token, or the code in the mail: one of them." })
export class ConfirmEmailInput {
  @Field(() => String, { nullable: true, description: "The link's token." })
  @IsOptional()
  @MaxLength(tokenMax, { message: messages.confirmation.refused })
  token?: string | null;

  @Field(() => String, { nullable: true, description: 'The six digits in the newest mail.' })
  @IsOptional()
  @Matches(/^\s*(?:\d\s*){6}$/, { message: messages.confirmation.codeInvalid })
  @MaxLength(20, { message: messages.confirmation.codeInvalid })
  code?: string | null;
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
