import type { Writing } from '../../../documents/screens/useWriting';

/** The message about a missing title or text; null if the story has both. */
function missingText({ facts, text }: Writing, action: 'save' | 'publish'): string | null {
  const hasTitle = facts.title.trim() !== '';
  const hasText = !text.blank;
  if (hasTitle && hasText) return null;
  if (hasTitle) return `Write some text to ${action}.`;
  return hasText ? `Add a title to ${action}.` : `Write a title and some text to ${action}.`;
}

/** What has to be written before the story can be saved; null if nothing. */
export const missingForSave = (writing: Writing): string | null => missingText(writing, 'save');

/** Why the main button can't save or publish the story, for any reason; null if it can. */
export const saveProblem = (writing: Writing): string | null =>
  writing.needs ?? missingText(writing, writing.facts.privacyLevel === 'PUBLIC' ? 'publish' : 'save');

/** The fields that are edited in the story's details. */
const detailFields = ['privacyLevel', 'tags', 'lang', 'notes'];

/**
 * Whether the main button opens the story's details before it saves: on a story's first save, while a choice about
 * its readers isn't saved, and to correct a value that the server refused.
 */
export function opensDetailsFirst({ document, facts, fields }: Writing): boolean {
  const { base } = document;
  if (detailFields.some((field) => field in fields)) return true;
  if (!base || !document.savedOnce) return true;
  const isUnlisted = facts.details.unlisted === true;
  return (
    facts.privacyLevel !== base.privacyLevel ||
    (facts.privacyLevel === 'PUBLIC' && isUnlisted !== (base.details.unlisted === true))
  );
}
