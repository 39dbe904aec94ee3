import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { colors, fontSizes, letterSpacings, lineHeights, shadow } from '../../../server/contract/theme';

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80,
  96,
];
/** The 4 px grid: 4 is 1rem. */
const grid = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const valuesOf = <V>(values: Readonly<Record<string, V>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

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
  fontSizes: valuesOf(fontSizes),
  fontWeights: {
    regular: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: valuesOf(lineHeights),
  letterSpacings: valuesOf(letterSpacings),
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

type Pair = readonly [light: string, dark: string];

const pair = ([light, dark]: Pair) => ({ value: { _light: light, _dark: dark } });

const pairsOf = (shades: Readonly<Record<string, Pair>>) =>
  Object.fromEntries(Object.entries(shades).map(([shade, values]) => [shade, pair(values)]));

const { scrim, ...families } = colors;

/** Light and dark values of each colour. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    ...Object.fromEntries(Object.entries(families).map(([family, shades]) => [family, pairsOf(shades)])),
    scrim: pair(scrim),
  },
  shadows: { raised: pair(shadow) },
});
