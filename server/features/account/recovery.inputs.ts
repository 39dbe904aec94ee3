import { IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { IsEmailAddress } from './emailAddress';

/** Longer than any token that we create. */
const tokenMax = 200;

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

  @Field(() => String, {
    description: '8 to 200 characters with a lowercase letter, an uppercase letter and a digit.',
  })
  @Matches(limits.password.strong, { message: messages.password.weak })
  @MaxLength(limits.password.max, { message: messages.password.tooLong })
  @MinLength(limits.password.min, { message: messages.password.tooShort })
  password: string;

  @Field(() => String, { description: "The link's refresh_token." })
  @MaxLength(tokenMax, { message: messages.recovery.resetLinkRefused })
  refreshToken: string;
}

@InputType({ description: "A mailed link's token." })
export class SignInWithMagicLinkInput {
  @Field(() => String, { description: "The link's token." })
  @MaxLength(tokenMax, { message: messages.recovery.magicLinkRefused })
  token: string;

  @Field(() => String, {
    nullable: true,
    description: 'The deviceToken of an earlier sign-in on this device, by any member.',
  })
  @MaxLength(tokenMax)
  @IsOptional()
  deviceToken?: string | null;
}
