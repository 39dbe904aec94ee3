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

const french = (space: string, colon: string) =>
  style([`«${space}`, `${space}»`], null, {
    ':': colon,
    ';': narrow,
    '!': narrow,
    '?': narrow,
    '»': narrow,
  });

/**
 * The languages of each style, and languages with a region where that differs. Follows the delimiters of Unicode CLDR, except for
 * es, nl and bg; CLDR has no spaces.
 */
const styles: readonly (readonly [tags: string, QuoteStyle])[] = [
  ['en nl pt da tr lv eu gl ga cy id es-419 es-MX es-US', style(['“', '”'], ['‘', '’'])],
  ['de cs sk sl bg is et lt', style(['„', '“'], ['‚', '‘'])],
  ['de-CH de-LI', style(['«', '»'], ['‹', '›'])],
  ['fr', french(narrow, noBreak)],
  ['fr-CH', french(narrow, narrow)],
  ['fr-CA', style([`«${noBreak}`, `${noBreak}»`], null, { ':': noBreak, '»': noBreak })],
  ['es it ca pt-PT el ru uk', style(['«', '»'], null)],
  ['nb nn no', style(['«', '»'], ['‘', '’'])],
  ['pl hu ro sr', style(['„', '”'], null)],
  ['hr', style(['„', '”'], ['‚', '’'])],
  ['sv fi', style(['”', '”'], null)],
];

const styleByTag = new Map(styles.flatMap(([tags, quotes]) => tags.split(' ').map((tag) => [tag, quotes])));

/** The style of a BCP 47 tag; null for a language whose texts keep what is typed. */
export function quoteStyleOf(tag: string): QuoteStyle | null {
  const [language = '', ...parts] = tag.split('-');
  const region = parts.find((part) => /^(?:[A-Za-z]{2}|\d{3})$/.test(part))?.toUpperCase();
  const name = language.toLowerCase();
  return styleByTag.get(`${name}-${region}`) ?? styleByTag.get(name) ?? null;
}
