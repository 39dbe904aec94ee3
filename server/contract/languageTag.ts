import { limits } from './limits';

/** A BCP 47 language tag in its canonical form, as in `pt-BR`; null if it is invalid or too long. */
export function languageTag(text: string): string | null {
  const { langMax } = limits.story;
  if (text.length > langMax) return null;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    // The canonical form of an old tag can be longer.
    return tag.length <= langMax ? tag : null;
  } catch {
    return null;
  }
}
