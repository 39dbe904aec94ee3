import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { combineRules, HasLength } from '../../../graphql/inputRules';
import { oneLine } from '../../../lib/normalizeText';
import { DeviceTokenField } from '../account/accountFields';

const { nameMax, responseMax } = limits.passkey;
const texts = messages.passkey;

const NameField = () =>
  combineRules(
    Matches(/^[^\p{Cc}]*$/u, { message: texts.nameInvalid }),
    HasLength({ min: 1, max: nameMax }, oneLine, {
      tooShort: texts.nameRequired,
      tooLong: texts.nameTooLong,
    }),
    Field(() => String, { description: `Its name: one line, 1 to ${nameMax} characters.` }),
  );

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @NameField()
  name: string;

  @Field(() => String, {
    description: "What `navigator.credentials.create()` returned, as JSON; the credential's `toJSON()`.",
  })
  @MaxLength(responseMax, { message: texts.notAdded })
  response: string;
}

@InputType({ description: 'A new name of a passkey.' })
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'The passkey.' })
  id: string;

  @NameField()
  name: string;
}

@InputType({ description: 'A passkey to remove.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'The passkey.' })
  id: string;
}

@InputType({ description: "A passkey's answer to the challenge of startPasskeySignIn." })
export class SignInWithPasskeyInput {
  @Field(() => String, {
    description: "What `navigator.credentials.get()` returned, as JSON; the credential's `toJSON()`.",
  })
  @MaxLength(responseMax, { message: texts.refused })
  response: string;

  @Field(() => Boolean, {
    nullable: true,
    description: `Keep the sign-in for ${limits.signIn.rememberedDays} days (the default) instead of one day.`,
  })
  @IsOptional()
  rememberMe?: boolean | null;

  @DeviceTokenField()
  deviceToken?: string | null;
}
