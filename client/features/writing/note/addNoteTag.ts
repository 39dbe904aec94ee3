import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { AddTag } from '../../../documents/screens/useTagEntry';

/** Tags of notes are free words. Source: specification, section 5. */
export const addNoteTag: AddTag = (tags, entry) => {
  const name = entry.trim();
  if (name === '' || tags.includes(name)) return { tags };
  if (tags.length >= limits.note.tagsMax) return { tags, problem: messages.note.tooManyTags };
  if (name.length > limits.note.tagMax) return { tags, problem: messages.note.tagInvalid };
  return { tags: [...tags, name] };
};
