/**
 * The design's values, for the app and for the public documents: colours as [light, dark], sizes as in CSS.
 */
export const colors = {
  paper: {
    DEFAULT: ['#faf6ee', '#1a1714'],
    raised: ['#fffdf8', '#25211c'],
    sunken: ['#f3ede1', '#141110'],
    hover: ['#ece5d6', '#2c2721'],
  },
  ink: {
    DEFAULT: ['#28231d', '#eae2d4'],
    muted: ['#5c5347', '#b8ad9c'],
    faint: ['#6f6557', '#9d9282'],
  },
  rule: {
    DEFAULT: ['#e2d9c8', '#3a332b'],
    strong: ['#8c8070', '#7f7466'],
  },
  accent: {
    DEFAULT: ['#2b6243', '#9ccba4'],
    hover: ['#214e35', '#b7dcbc'],
    ink: ['#fffdf8', '#14211a'],
    wash: ['#e3ebdd', '#263229'],
  },
  danger: {
    DEFAULT: ['#98301f', '#f0a08e'],
    hover: ['#7c2617', '#f6b9ab'],
    ink: ['#fffdf8', '#2b120c'],
    wash: ['#f7e3db', '#3e241d'],
  },
  warning: {
    DEFAULT: ['#74500d', '#e4c07a'],
    wash: ['#f5e8c9', '#392d17'],
  },
  info: {
    DEFAULT: ['#28557f', '#9dc4ea'],
    wash: ['#e0e9f0', '#22303d'],
  },
  /** The status of implemented feedback, the only filled one. */
  done: {
    DEFAULT: ['#0b6b50', '#6fcfae'],
    ink: ['#fffdf8', '#0d211a'],
  },
  /** Used only by the decorative drawing. */
  lamp: {
    DEFAULT: ['#e9b44c', '#f2c66d'],
    glow: ['#f7e6bd', '#3b301c'],
  },
  /** Steps of the writing calendar, distinguished by lightness. */
  words: {
    1: ['#4f9d70', '#3a7043'],
    2: ['#3a7e58', '#4b9257'],
    3: ['#2b6343', '#6eb47a'],
    4: ['#1f4630', '#add5b3'],
  },
  scrim: ['rgb(40 35 29 / 0.45)', 'rgb(8 7 6 / 0.65)'],
} as const;

/** Shadow of floating elements: [light, dark]. */
export const shadow = [
  '0 1px 2px rgb(64 50 30 / 0.08), 0 8px 24px rgb(64 50 30 / 0.12)',
  '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.45)',
] as const;

export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.25rem',
  '4xl': '3rem',
  '5xl': '4rem',
} as const;

export const lineHeights = {
  tight: 1.12,
  snug: 1.3,
  ui: 1.5,
  prose: 1.65,
} as const;

export const letterSpacings = {
  tight: '-0.015em',
  wide: '0.04em',
} as const;
