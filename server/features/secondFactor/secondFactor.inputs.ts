import { IsOptional, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { messages } from '../../contract/messages';
import { inOrder } from '../../graphql/inputRules';

/** Longer than any code, however it is spaced. */
const codeMax = 60;

/** The optional second factor of a sign-in. */
export const CodeField = () =>
  inOrder(
    IsOptional(),
    MaxLength(codeMax, { message: messages.secondFactor.wrongCode }),
    Field(() => String, {
      nullable: true,
      description:
        'The code of the authenticator app, or a recovery code: needed after SECOND_FACTOR_REQUIRED.',
    }),
  );

@InputType({ description: 'The first code of an authenticator app.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'The six digits that the app shows.' })
  @MaxLength(codeMax, { message: messages.secondFactor.wrongCode })
  @MinLength(1, { message: messages.secondFactor.codeRequired })
  code: string;
}
