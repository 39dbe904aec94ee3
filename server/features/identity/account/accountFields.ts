import { IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { Field } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { combineRules } from '../../../graphql/inputRules';

/** The longest text that is accepted as a token: longer than any that the server makes. */
export const tokenMax = 200;

export const UsernameField = (options: { nullable?: true } = {}) =>
  combineRules(
    ...(options.nullable ? [IsOptional()] : []),
    MinLength(limits.username.min, { message: messages.username.tooShort }),
    MaxLength(limits.username.max, { message: messages.username.tooLong }),
    Matches(limits.username.pattern, { message: messages.username.pattern }),
    Field(() => String, {
      ...options,
      description: `${limits.username.min} to ${limits.username.max} letters, digits, underscores and hyphens. It is used in the profile's address and can't be changed.`,
    }),
  );

export const NewPasswordField = () =>
  combineRules(
    MinLength(limits.password.min, { message: messages.password.tooShort }),
    MaxLength(limits.password.max, { message: messages.password.tooLong }),
    Matches(limits.password.strong, { message: messages.password.weak }),
    Field(() => String, {
      description: `${limits.password.min} to ${limits.password.max} characters with a lowercase letter, an uppercase letter and a digit.`,
    }),
  );

/** The optional device token of a sign-in or sign-up. */
export const DeviceTokenField = () =>
  combineRules(
    IsOptional(),
    MaxLength(tokenMax),
    Field(() => String, {
      nullable: true,
      description: 'The deviceToken of an earlier sign-in on this device, by any member.',
    }),
  );
