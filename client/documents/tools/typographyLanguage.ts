import { languageOf } from '../../../server/markdown/languageOf';
import type { Details } from '../model/model';
import { textDetail } from '../screens/textDetail';

/** The language that typed quotes follow: the text's own, the one it seems to be in, or the reader's. */
export function typographyLanguage(details: Details, content: string): string {
  const chosen = textDetail(details, 'lang');
  if (chosen) return chosen;
  const guessed = languageOf(content);
  return guessed === 'und' || isReadersLanguage(guessed) ? navigator.language : guessed;
}

/** A browser's language includes the region. */
const isReadersLanguage = (language: string) => navigator.language.split('-')[0] === language;
