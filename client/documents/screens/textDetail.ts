import { guessedLanguage } from '../../../server/markdown/languageOf';
import type { Details } from '../model/model';

/** A detail as text for a field. */
export function textDetail(details: Details, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}

/** A text's language: as chosen, or as guessed. */
export const languageIn = (details: Details, content: string): string | undefined =>
  textDetail(details, 'lang') || guessedLanguage(content);
