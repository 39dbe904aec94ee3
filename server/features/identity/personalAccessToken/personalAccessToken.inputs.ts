import { Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { TokenScope } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { given, HasLength, IsWhole } from '../../../graphql/inputRules';
import { oneLine } from '../../../lib/normalizeText';

const { nameMax, days } = limits.personalAccessToken;
const texts = messages.personalAccessToken;

@InputType({ description: 'A new personal access token.' })
export class CreatePersonalAccessTokenInput {
  @Field(() => String, { description: `Its name: one line, 1 to ${nameMax} characters.` })
  @Matches(/^[^\p{Cc}]*$/u, { message: texts.nameInvalid })
  @HasLength({ min: 1, max: nameMax }, oneLine, { tooShort: texts.nameRequired, tooLong: texts.nameTooLong })
  name: string;

  @Field(() => TokenScope, { description: 'Its scope.' })
  scope: TokenScope;

  @Field(() => Int, {
    nullable: true,
    defaultValue: days.default,
    description: `Days until it expires, ${days.min} to ${days.max}; null for no expiry.`,
  })
  @given('expiresInDays')
  @IsWhole(days, { message: texts.daysInvalid })
  expiresInDays: number | null;
}

@InputType({ description: 'A personal access token to revoke.' })
export class RevokePersonalAccessTokenInput {
  @Field(() => ID, { description: 'The token.' })
  id: string;
}
