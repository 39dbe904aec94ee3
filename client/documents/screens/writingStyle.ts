import type { EditorSettings } from '../../settings/defaults';

const fonts = { serif: 'reading', sans: 'ui', mono: 'mono' } as const;
const lineHeights = { compact: '1.4', normal: 'prose', relaxed: '1.95' } as const;
const fontSizes = {
  // Below 16 px, phones zoom into a field that takes focus.
  small: { base: '1rem', md: '0.9375rem' },
  medium: { base: '1.0625rem' },
  large: { base: '1.25rem' },
} as const;

/** How the text looks while it is written; how it reads is the reader's matter. */
export const writingStyle = ({ font_family, font_size, line_height }: EditorSettings) => ({
  fontFamily: fonts[font_family],
  fontSize: fontSizes[font_size],
  lineHeight: lineHeights[line_height],
});

/** The longest line in Zen mode, and the least room beside it. */
const zenPaddings = {
  minimal: { line: '56rem', beside: { base: '1rem', md: '1.5rem' } },
  normal: { line: '38rem', beside: { base: '1.25rem', md: '2.5rem' } },
  spacious: { line: '30rem', beside: { base: '2rem', md: '4rem' } },
} as const;

/** Room beside a line rather than a narrow box: the scroll bar then stands at the screen's edge. */
export const zenColumn = ({ zen_mode_padding }: EditorSettings) => {
  const { line, beside } = zenPaddings[zen_mode_padding];
  const room = (least: string) => `max(${least}, (100% - ${line}) / 2)`;
  return { px: { base: room(beside.base), md: room(beside.md) } };
};

/** The lines that go past the title and past the words at the foot fade, so that none is cut through. */
export const zenFade =
  'linear-gradient(transparent, {colors.ink} 3.5rem, {colors.ink} calc(100% - 2.5rem), transparent)';
