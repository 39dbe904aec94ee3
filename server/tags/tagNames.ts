import { limits } from '../contract/limits';
import { messages } from '../contract/messages';
import { normalForm } from '../contract/normalForm';

/** Normalises a name for storage. */
export const normalName = (name: string) => normalForm('NFC', name).trim().toLowerCase();

/** Why a normalised name can't be a tag; undefined if it can. */
export const nameProblem = (name: string): string | undefined =>
  [...name].length > limits.tag.max || !limits.tag.pattern.test(name) ? messages.tag.invalid : undefined;
