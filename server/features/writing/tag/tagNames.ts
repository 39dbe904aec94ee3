import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { normalForm } from '../../../contract/normalForm';
import { tagNameOf } from '../../../contract/tagName';

/** Normalises a name to search by. Several spaces in a row stay, because tags of earlier versions can have them. */
export const normalName = (name: string) => normalForm('NFC', name).trim().toLowerCase();

/** Normalises a name for storage. */
export const storedName = (name: string) => tagNameOf(normalName(name));

/** Why a normalised name can't be a tag; undefined if it can. */
export const nameProblem = (name: string): string | undefined =>
  [...name].length > limits.tag.max || !limits.tag.pattern.test(name) ? messages.tag.invalid : undefined;
