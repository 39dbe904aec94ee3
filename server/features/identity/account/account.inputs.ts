import { IsOptional, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { IsEmailAddress } from '../../../lib/emailAddress';
import { CodeField } from '../secondFactor/codeField';
import { DeviceTokenField, NewPasswordField, tokenMax, UsernameField } from './accountFields';

// Decorators run from the bottom up, and only the first failure is reported, so the most basic rule comes last.

@InputType({ description: 'A new account.' })
export class SignUpInput {
  @UsernameField()
  username: string;

  @Field(() => String, {
    nullable: true,
    description: `The name that others see, at most ${limits.displayName.max} characters; without one they see the username.`,
  })
  displayName?: string | null;

  @Field(() => String, { description: 'The address for recovery mails; visible to nobody else.' })
  @IsEmailAddress()
  email: string;

  @NewPasswordField()
  password: string;

  @DeviceTokenField()
  deviceToken?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The token of the invitation, from its link. Not needed if everyone may join.',
  })
  @IsOptional()
  @MaxLength(tokenMax)
  invitation?: string | null;
}

@InputType({ description: "A member's email address and password." })
export class SignInInput {
  @Field(() => String, { description: "The account's address." })
  @IsEmailAddress()
  email: string;

  @Field(() => String, { description: "The account's password." })
  @MaxLength(limits.password.max, { message: messages.password.tooLong })
  @MinLength(1, { message: messages.password.required })
  password: string;

  @Field(() => Boolean, {
    nullable: true,
    description: `Keep the sign-in for ${limits.signIn.rememberedDays} days (the default) instead of one day.`,
  })
  rememberMe?: boolean | null;

  @DeviceTokenField()
  deviceToken?: string | null;

  @CodeField()
  code?: string | null;
}

@InputType({ description: 'A refresh token to exchange.' })
export class RefreshTokensInput {
  @Field(() => String, { description: 'The newest refresh token; it can be used once.' })
  @MaxLength(tokenMax)
  refreshToken: string;
}

@InputType({ description: 'The current and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  @MaxLength(limits.password.max, { message: messages.password.notCurrent })
  @MinLength(1, { message: messages.password.required })
  currentPassword: string;

  @NewPasswordField()
  newPassword: string;
}

@InputType({ description: 'The first password of an account that has none.' })
export class SetPasswordInput {
  @NewPasswordField()
  newPassword: string;
}

@InputType({ description: 'A sign-in to end.' })
export class SignOutInput {
  @Field(() => String, { description: 'Any refresh token of the sign-in.' })
  @MaxLength(tokenMax)
  refreshToken: string;
}
