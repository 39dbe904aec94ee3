import { IsOptional, MaxLength } from 'class-validator';
import { Field } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { inOrder } from '../../../graphql/inputRules';

/** Longer than any code, however it is spaced. */
export const codeMax = 60;

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
