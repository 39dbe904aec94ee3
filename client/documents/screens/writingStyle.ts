import type { EditorSettings } from '../../settings/settings';

const fonts = { serif: 'reading', sans: 'ui', mono: 'mono' } as const;
const lineHeights = { compact: '1.4', normal: 'prose', relaxed: '1.95' } as const;
const fontSizes = {
  // Below 16 px, phones zoom into a focused field.
  small: { base: '1rem', md: '0.9375rem' },
  medium: { base: '1.0625rem' },
  large: { base: '1.25rem' },
} as const;

/** Styles for writing; reading has its own. */
export const writingStyle = ({ font_family, font_size, line_height }: EditorSettings) => ({
  fontFamily: fonts[font_family],
  fontSize: fontSizes[font_size],
  lineHeight: lineHeights[line_height],
});

/** Maximum line length in Zen mode, and minimum space beside it. */
const zenPaddings = {
  minimal: { line: '56rem', beside: { base: '1rem', md: '1.5rem' } },
  normal: { line: '38rem', beside: { base: '1.25rem', md: '2.5rem' } },
  spacious: { line: '30rem', beside: { base: '2rem', md: '4rem' } },
} as const;

/** Padding instead of a narrow box, so that the scroll bar is at the screen's edge. */
export const zenColumn = ({ zen_mode_padding }: EditorSettings) => {
  const { line, beside } = zenPaddings[zen_mode_padding];
  const room = (least: string) => `max(${least}, (100% - ${line}) / 2)`;
  return { px: { base: room(beside.base), md: room(beside.md) } };
};

/** Fades lines at the top and bottom edges. */
export const zenFade =
  'linear-gradient(transparent, {colors.ink} 3.5rem, {colors.ink} calc(100% - 2.5rem), transparent)';
