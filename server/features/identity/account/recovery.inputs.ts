import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { IsEmailAddress } from '../../../lib/emailAddress';
import { CodeField } from '../secondFactor/codeField';
import { DeviceTokenField, NewPasswordField, tokenMax } from './accountFields';

@InputType({ description: 'Where to send the link.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account.' })
  @IsEmailAddress()
  email: string;
}

@InputType({ description: 'Where to send the link.' })
export class RequestMagicLinkInput {
  @Field(() => String, { description: 'The address of the account.' })
  @IsEmailAddress()
  email: string;
}

@InputType({ description: "A link's tokens and a new password." })
export class ResetPasswordInput {
  @Field(() => String, { description: "The link's access_token." })
  @MaxLength(tokenMax, { message: messages.recovery.resetLinkRefused })
  accessToken: string;

  @NewPasswordField()
  password: string;

  @Field(() => String, { description: "The link's refresh_token." })
  @MaxLength(tokenMax, { message: messages.recovery.resetLinkRefused })
  refreshToken: string;

  @CodeField()
  code?: string | null;
}

@InputType({ description: "A mailed link's token." })
export class SignInWithMagicLinkInput {
  @Field(() => String, { description: "The link's token." })
  @MaxLength(tokenMax, { message: messages.recovery.magicLinkRefused })
  token: string;

  @DeviceTokenField()
  deviceToken?: string | null;

  @CodeField()
  code?: string | null;
}
