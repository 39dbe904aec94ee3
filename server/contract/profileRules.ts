import { entranceMessages } from './entranceMessages';
import { limits } from './limits';
import { normalForm } from './normalForm';

/** The result of validating a field: the value to store (null for none), or the problem. */
export type Checked = { value: string | null; problem?: undefined } | { problem: string };

/** Counts code points, as the database does. */
export const countCharacters = (text: string): number => [...text].length;

/**
 * Invisible characters that could make one member's name look like another's. Joiners, variation selectors
 * and flag tags are allowed, because Persian and emoji need them. A lone surrogate reaches the server as U+FFFD.
 */
const hidden =
  /[\p{Cc}\p{Cs}\ufffd\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{DI}/u;
/** Neither white space, nor invisible, nor the blank Braille pattern. */
const visible = /[^\s\p{DI}\u2800]/u;

/** Whether the text has a visible character. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Normalises a name for comparison, without invisible differences. */
const plainName = (name: string) =>
  normalForm('NFKC', name)
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export function checkDisplayName(typed: string): Checked {
  const name = normalForm('NFC', typed).trim();
  if (hidden.test(name)) return { problem: entranceMessages.profile.displayNameHidden };
  if (!isVisible(name)) return { value: null };
  if (countCharacters(name) > limits.displayName.max)
    return { problem: entranceMessages.profile.displayNameTooLong };
  const { deletedName, groupName } = entranceMessages.profile;
  if ([deletedName, groupName].some((reserved) => plainName(name) === reserved.toLowerCase()))
    return { problem: entranceMessages.profile.displayNameReserved };
  return { value: name.replace(/\s+/g, ' ') };
}

export function checkBio(typed: string): Checked {
  const bio = typed.replace(/\r\n?/g, '\n').trim();
  if (/(?![\n\t])[\p{Cc}\p{Cs}]/u.test(bio)) return { problem: entranceMessages.profile.bioHidden };
  if (countCharacters(bio) > limits.bio.max) return { problem: entranceMessages.profile.bioTooLong };
  return { value: bio || null };
}

/** Parses and normalises a web address; null if it isn't allowed. */
function webAddress(text: string): string | null {
  // The URL parser would ignore these characters and missing slashes.
  if (/[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(text) || !/^https?:\/\//i.test(text)) return null;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.hostname && !url.username && !url.password ? url.href : null;
}

export function checkWebAddress(typed: string): Checked {
  const text = typed.trim();
  if (!text) return { value: null };
  if (text.length > limits.webAddress.max) return { problem: entranceMessages.profile.addressTooLong };
  const address = webAddress(text);
  if (!address) return { problem: entranceMessages.profile.addressInvalid };
  return address.length > limits.webAddress.max
    ? { problem: entranceMessages.profile.addressTooLong }
    : { value: address };
}

/** Why a new password is refused; undefined if it isn't. */
export function problemOfPassword(password: string): string | undefined {
  const length = countCharacters(password);
  if (length < limits.password.min) return entranceMessages.password.tooShort;
  if (length > limits.password.max) return entranceMessages.password.tooLong;
  return limits.password.strong.test(password) ? undefined : entranceMessages.password.weak;
}
