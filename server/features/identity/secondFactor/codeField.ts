import { IsOptional, MaxLength } from 'class-validator';
import { Field } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { combineRules } from '../../../graphql/inputRules';

/** The longest text that is accepted as a code: longer than any code with spaces and hyphens. */
export const codeMax = 60;

/** The optional code of the second factor, in the input of a sign-in. */
export const CodeField = () =>
  combineRules(
    IsOptional(),
    MaxLength(codeMax, { message: messages.secondFactor.wrongCode }),
    Field(() => String, {
      nullable: true,
      description:
        'The code of the authenticator app, or a recovery code: needed after SECOND_FACTOR_REQUIRED.',
    }),
  );
