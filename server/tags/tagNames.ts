import { limits } from '../contract/limits';
import { messages } from '../contract/messages';

/** A name as it is kept. */
export const normalName = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Why a name, as it would be kept, can't be a tag's; undefined where it can. */
export const nameProblem = (name: string): string | undefined =>
  [...name].length > limits.tag.max || !limits.tag.pattern.test(name) ? messages.tag.invalid : undefined;
