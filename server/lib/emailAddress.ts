import { isEmail, ValidateBy } from 'class-validator';
import { limits } from '../contract/limits';
import { messages } from '../contract/messages';

/**
 * Normalises an address for storage and comparison: trimmed, in lower case. The Kelvin sign (U+212A) stays, because its lower case
 * is an ASCII k: the address would become that of another mailbox.
 */
export const normalEmail = (email: string) =>
  email.trim().replace(/[^\u212A]+/g, (letters) => letters.toLowerCase());

/**
 * Accepts addresses that mail can be sent to and that show no invisible or misleading characters.
 * `require_tld`: the domain must contain a dot.
 */
export const isEmailAddress = (email: unknown, options: { require_tld?: boolean } = {}): boolean =>
  typeof email === 'string' &&
  email.length <= limits.email.max &&
  // Checked before `isEmail`, which throws on a lone surrogate.
  (options.require_tld === false ? !/["\s\p{C}]/u.test(email) : limits.email.pattern.test(email)) &&
  isEmail(email, options) &&
  normalEmail(email).length <= limits.email.max;

export const IsEmailAddress = () =>
  ValidateBy(
    { name: 'isEmailAddress', validator: { validate: (email) => isEmailAddress(email) } },
    { message: messages.email.invalid },
  );

/** The address without a tag, as in ada+news@…: addresses that differ only in the tag share a mailbox. */
export const mailboxOf = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
