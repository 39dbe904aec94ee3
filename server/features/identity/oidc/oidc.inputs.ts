import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { DeviceTokenField, tokenMax, UsernameField } from '../account/accountFields';
import { CodeField } from '../secondFactor/codeField';

@InputType({ description: 'What the provider sent the browser back with.' })
export class SignInWithProviderInput {
  @Field(() => String, {
    description:
      "The code from the address that the browser came back to. It works once, within a minute, with that browser's cookie.",
  })
  @MaxLength(tokenMax, { message: messages.provider.expired })
  token: string;

  @UsernameField({ nullable: true })
  username?: string | null;

  @DeviceTokenField()
  deviceToken?: string | null;

  @CodeField()
  code?: string | null;
}

@InputType({ description: 'What the provider sent the browser back with.' })
export class LinkProviderInput {
  @Field(() => String, { description: 'The code from the address that the browser came back to.' })
  @MaxLength(tokenMax, { message: messages.provider.expired })
  token: string;
}
