/** The quotation marks and spaces of a language. */
export interface QuoteStyle {
  double: readonly [open: string, close: string];
  /** Null where inner quotations are typed otherwise: a single mark is then always an apostrophe. */
  single: readonly [open: string, close: string] | null;
  /** Marks before which a typed space becomes one that doesn't break. */
  spaced: Readonly<Record<string, string>>;
}

const noBreak = '\u00a0';
const narrow = '\u202f';

const style = (
  double: QuoteStyle['double'],
  single: QuoteStyle['single'],
  spaced: QuoteStyle['spaced'] = {},
): QuoteStyle => ({ double, single, spaced });

const english = style(['“', '”'], ['‘', '’']);
const german = style(['„', '“'], ['‚', '‘']);
const angled = style(['«', '»'], null);
const lowHigh = style(['„', '”'], null);
const rightRight = style(['”', '”'], null);

/**
 * By language, and by language and region where that differs. Follows the delimiters of Unicode CLDR, except for es, nl and bg;
 * CLDR has no spaces.
 */
const styles: Readonly<Record<string, QuoteStyle>> = {
  en: english,
  nl: english,
  pt: english,
  da: english,
  tr: english,
  lv: english,
  eu: english,
  gl: english,
  ga: english,
  cy: english,
  id: english,
  'es-419': english,
  'es-MX': english,
  'es-US': english,
  de: german,
  cs: german,
  sk: german,
  sl: german,
  bg: german,
  is: german,
  et: german,
  lt: german,
  'de-CH': style(['«', '»'], ['‹', '›']),
  'de-LI': style(['«', '»'], ['‹', '›']),
  fr: style([`«${narrow}`, `${narrow}»`], null, {
    ':': noBreak,
    ';': narrow,
    '!': narrow,
    '?': narrow,
    '»': narrow,
  }),
  'fr-CA': style([`«${noBreak}`, `${noBreak}»`], null, { ':': noBreak, '»': noBreak }),
  'fr-CH': style([`«${narrow}`, `${narrow}»`], null, {
    ':': narrow,
    ';': narrow,
    '!': narrow,
    '?': narrow,
    '»': narrow,
  }),
  es: angled,
  it: angled,
  ca: angled,
  'pt-PT': angled,
  el: angled,
  ru: angled,
  uk: angled,
  nb: style(['«', '»'], ['‘', '’']),
  nn: style(['«', '»'], ['‘', '’']),
  no: style(['«', '»'], ['‘', '’']),
  pl: lowHigh,
  hu: lowHigh,
  ro: lowHigh,
  hr: style(['„', '”'], ['‚', '’']),
  sr: lowHigh,
  sv: rightRight,
  fi: rightRight,
};

/** The style of a BCP 47 tag; null for a language whose texts keep what is typed. */
export function quoteStyleOf(tag: string): QuoteStyle | null {
  const [language = '', ...parts] = tag.split('-');
  const region = parts.find((part) => /^(?:[A-Za-z]{2}|\d{3})$/.test(part))?.toUpperCase();
  const name = language.toLowerCase();
  return (region && styles[`${name}-${region}`]) || (styles[name] ?? null);
}
