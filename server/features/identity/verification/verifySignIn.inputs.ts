import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { CodeField } from '../secondFactor/codeField';

@InputType({ description: 'What proves who holds the sign-in.' })
export class VerifySignInInput {
  @Field(() => String, {
    nullable: true,
    description: "The account's password, if it has no second factor.",
  })
  @IsOptional()
  @MaxLength(limits.password.max, { message: messages.password.notCurrent })
  password?: string | null;

  @CodeField()
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A passkey's answer to the challenge of startPasskeyVerification, as JSON, in place of the others.",
  })
  @IsOptional()
  @MaxLength(limits.passkey.responseMax, { message: messages.passkey.refused })
  passkey?: string | null;
}
