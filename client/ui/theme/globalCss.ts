import { defineGlobalStyles } from '@chakra-ui/react';
import { colors } from '../../../server/contract/theme';

const { scrim: _, ...families } = colors;

/** The light values of all colours, by Chakra's variable names. */
const lightColors = Object.fromEntries(
  Object.entries<Record<string, readonly [string, string]>>(families).flatMap(([family, shades]) =>
    Object.entries(shades).map(([shade, [light]]) => [
      `--w-colors-${family}${shade === 'DEFAULT' ? '' : `-${shade}`}`,
      `${light}!`,
    ]),
  ),
);

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'ui',
    fontSize: '100%',
    lineHeight: 'ui',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
    /** A focused element and its label must not be below the top bar. */
    scrollPaddingTop: 'calc({sizes.topBar} + {sizes.10})',
    '--global-color-border': 'colors.rule',
    '--global-color-placeholder': 'colors.ink.faint',
    '--global-color-focus-ring': 'colors.accent',
  },
  /** Dark backgrounds aren't printed, but the light text on them would be. */
  '.dark': { colorScheme: 'dark', _print: { colorScheme: 'light', ...lightColors } },
  '.light': { colorScheme: 'light' },
  /** Chakra's reset sets a value on every element, which would override a container's for the names and links in it. */
  '*': { overflowWrap: 'inherit' },
  body: { minHeight: '100dvh' },
  '*::placeholder': { color: 'ink.faint', opacity: 1 },
  '*::selection': { bg: 'accent.wash', color: 'ink' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  /** Headings and regions focused by script show no ring, because they aren't interactive. */
  '[tabindex="-1"]:focus': { outline: 'none' },
  /** High-contrast modes remove backgrounds, so selected elements get the system's colours for selections. */
  '[aria-pressed=true], nav [aria-current], [data-highlighted], [role=option][aria-selected=true], input[role=switch]:checked, label:has(> input[type=radio]:checked), [role=progressbar] > *':
    {
      _highContrast: {
        forcedColorAdjust: 'none',
        background: 'Highlight!',
        color: 'HighlightText!',
        // Keeps the system from adjusting the children's colours.
        '& *': { color: 'inherit!' },
      },
    },
  'input[role=switch] + *': { _highContrast: { forcedColorAdjust: 'none', background: 'CanvasText!' } },
  'input[role=switch]:checked + *': { _highContrast: { background: 'HighlightText!' } },
  '[role=tab]:not([aria-selected=true])': { _highContrast: { borderColor: 'Canvas!' } },
  '[role=progressbar]': { _highContrast: { outline: '1px solid' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms!',
      animationIterationCount: '1!',
      // A short duration would add transitions to elements without any.
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
});
