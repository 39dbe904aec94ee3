import { IsOptional, MaxLength } from 'class-validator';
import { Field } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { combineRules } from '../../../graphql/inputRules';

/** Longer than any code, however it is spaced. */
export const codeMax = 60;

/** The optional second factor of a sign-in. */
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
