import type { Writing } from '../../../documents/screens/useWriting';

/** The message about missing parts; null if nothing is missing. */
function missingIn(hasTitle: boolean, hasText: boolean, to: 'save' | 'publish'): string | null {
  if (hasTitle && hasText) return null;
  if (hasTitle) return `Write some text to ${to}.`;
  return hasText ? `Add a title to ${to}.` : `Write a title and some text to ${to}.`;
}

/** What a story lacks to be saved; null if nothing. */
export const storyLacks = ({ facts, text }: Writing): string | null =>
  missingIn(facts.title.trim() !== '', !text.blank, 'save');

/** Why a story can't be saved; null if it can. */
export function storyNeeds({ facts, text, needs }: Writing): string | null {
  const to = facts.privacyLevel === 'PUBLIC' ? 'publish' : 'save';
  return needs ?? missingIn(facts.title.trim() !== '', !text.blank, to);
}

/** Fields of the story's details. */
const details = ['privacyLevel', 'tags', 'lang', 'notes'];

/**
 * Whether the main button opens the story's details before it saves: on a story's first save, while a choice about
 * its readers isn't saved, and to correct what was refused there.
 */
export function hasToDecide({ document, facts, fields }: Writing): boolean {
  const { base } = document;
  if (details.some((field) => field in fields)) return true;
  if (!base || !document.savedOnce) return true;
  const isUnlisted = facts.details.unlisted === true;
  return (
    facts.privacyLevel !== base.privacyLevel ||
    (facts.privacyLevel === 'PUBLIC' && isUnlisted !== (base.details.unlisted === true))
  );
}
