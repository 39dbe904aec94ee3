/** Tags of languages with many writers, which the list offers. Stories from imports and programs may have others. */
const commonTags =
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
 * The entry of a tag that the list doesn't offer. The tag is added to the name if the list has that name, because names leave out
 * extensions and the private part (-x-…).
 */
function toUnlistedLanguage(tag: string, others: readonly Language[]): Language {
  const language = toLanguage(tag);
  const isAmbiguous = others.some(({ label }) => label === language.label);
  return isAmbiguous ? { ...language, label: `${language.label} (${tag})` } : language;
}

let commonLanguages: readonly Language[] | undefined;

/** The languages to choose from, by their own names, including the present one; '' is no language. */
export function languagesWith(present: string): readonly Language[] {
  commonLanguages ??= commonTags.split(' ').map(toLanguage);
  const isListed = present === '' || commonLanguages.some(({ value }) => value === present);
  return [...commonLanguages, ...(isListed ? [] : [toUnlistedLanguage(present, commonLanguages)])].sort(
    (a, b) => a.label.localeCompare(b.label),
  );
}
