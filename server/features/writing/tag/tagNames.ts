import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { normalForm } from '../../../contract/normalForm';
import { tagNameOf } from '../../../contract/tagName';

/** Normalises a name to find a tag by: earlier ones can have several spaces in a row. */
export const normalName = (name: string) => normalForm('NFC', name).trim().toLowerCase();

/** Normalises a name for storage. */
export const storedName = (name: string) => tagNameOf(normalName(name));

/** Why a normalised name can't be a tag; undefined if it can. */
export const nameProblem = (name: string): string | undefined =>
  [...name].length > limits.tag.max || !limits.tag.pattern.test(name) ? messages.tag.invalid : undefined;
