import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80,
  96,
];
/** The 4 px grid: 4 is 1rem. */
const grid = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  spacing: { 0: { value: '0' }, px: { value: '1px' }, ...grid },
  sizes: {
    0: { value: '0' },
    px: { value: '1px' },
    ...grid,
    full: { value: '100%' },
    /** Minimum size of a touch target. */
    target: { value: '2.75rem' },
    /** A line of 62 to 70 characters in the reading font. */
    measure: { value: '38rem' },
    form: { value: '26rem' },
    content: { value: '56rem' },
    page: { value: '68rem' },
    topBar: { value: '4rem' },
    sideBar: { value: '16rem' },
  },
  fonts: {
    reading: { value: "'Literata Variable', 'Literata Fallback', Georgia, 'Times New Roman', serif" },
    ui: { value: "'Figtree Variable', 'Other Scripts', 'Figtree Fallback', system-ui, sans-serif" },
    mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
    '4xl': { value: '3rem' },
    '5xl': { value: '4rem' },
  },
  fontWeights: {
    regular: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: {
    tight: { value: 1.12 },
    snug: { value: 1.3 },
    ui: { value: 1.5 },
    prose: { value: 1.65 },
  },
  letterSpacings: {
    tight: { value: '-0.015em' },
    wide: { value: '0.04em' },
  },
  radii: {
    none: { value: '0' },
    md: { value: '0.375rem' },
    full: { value: '9999px' },
  },
  durations: {
    fast: { value: '120ms' },
    moderate: { value: '180ms' },
  },
  easings: {
    calm: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
  zIndex: {
    bar: { value: 10 },
    floating: { value: 20 },
    overlay: { value: 30 },
    modal: { value: 40 },
    dropdown: { value: 50 },
    toast: { value: 60 },
    skipLink: { value: 70 },
  },
});

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Light and dark values of each colour. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: {
      DEFAULT: pair('#faf6ee', '#1a1714'),
      raised: pair('#fffdf8', '#25211c'),
      sunken: pair('#f3ede1', '#141110'),
      hover: pair('#ece5d6', '#2c2721'),
    },
    ink: {
      DEFAULT: pair('#28231d', '#eae2d4'),
      muted: pair('#5c5347', '#b8ad9c'),
      faint: pair('#6f6557', '#9d9282'),
    },
    rule: {
      DEFAULT: pair('#e2d9c8', '#3a332b'),
      strong: pair('#8c8070', '#7f7466'),
    },
    accent: {
      DEFAULT: pair('#2b6243', '#9ccba4'),
      hover: pair('#214e35', '#b7dcbc'),
      ink: pair('#fffdf8', '#14211a'),
      wash: pair('#e3ebdd', '#263229'),
    },
    danger: {
      DEFAULT: pair('#98301f', '#f0a08e'),
      hover: pair('#7c2617', '#f6b9ab'),
      ink: pair('#fffdf8', '#2b120c'),
      wash: pair('#f7e3db', '#3e241d'),
    },
    warning: {
      DEFAULT: pair('#74500d', '#e4c07a'),
      wash: pair('#f5e8c9', '#392d17'),
    },
    info: {
      DEFAULT: pair('#28557f', '#9dc4ea'),
      wash: pair('#e0e9f0', '#22303d'),
    },
    /** The status of implemented feedback, the only filled one. */
    done: {
      DEFAULT: pair('#0b6b50', '#6fcfae'),
      ink: pair('#fffdf8', '#0d211a'),
    },
    /** Used only by the decorative drawing. */
    lamp: {
      DEFAULT: pair('#e9b44c', '#f2c66d'),
      glow: pair('#f7e6bd', '#3b301c'),
    },
    /** Steps of the writing calendar, distinguished by lightness. */
    words: {
      1: pair('#4f9d70', '#3a7043'),
      2: pair('#3a7e58', '#4b9257'),
      3: pair('#2b6343', '#6eb47a'),
      4: pair('#1f4630', '#add5b3'),
    },
    scrim: pair('rgb(40 35 29 / 0.45)', 'rgb(8 7 6 / 0.65)'),
  },
  shadows: {
    raised: pair(
      '0 1px 2px rgb(64 50 30 / 0.08), 0 8px 24px rgb(64 50 30 / 0.12)',
      '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.45)',
    ),
  },
});
