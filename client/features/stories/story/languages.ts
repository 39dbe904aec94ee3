/** Languages with many writers. Others come from imports and programs. */
const common =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mt nb nl nn pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh';

interface Language {
  value: string;
  label: string;
  lang: string;
}

/** A language's own name, as in `Français`; the tag if it has none. */
function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // Browsers refuse tags that they can't read, and some refuse extensions.
    return tag;
  }
}

const toLanguage = (tag: string): Language => ({ value: tag, label: nameOf(tag), lang: tag });

/**
 * A tag that isn't in the list, with the tag beside its name if the list has that name: names leave out extensions and the
 * private part (-x-…).
 */
function unlisted(tag: string, others: readonly Language[]): Language {
  const language = toLanguage(tag);
  const isAmbiguous = others.some(({ label }) => label === language.label);
  return isAmbiguous ? { ...language, label: `${language.label} (${tag})` } : language;
}

let listed: readonly Language[] | undefined;

/** Languages to choose from by their own names, with the present one. */
export function languagesWith(present: string): readonly Language[] {
  listed ??= common.split(' ').map(toLanguage);
  const isListed = present === '' || listed.some(({ value }) => value === present);
  return [...listed, ...(isListed ? [] : [unlisted(present, listed)])].sort((a, b) =>
    a.label.localeCompare(b.label),
  );
}
