import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'ui',
    fontSize: '100%',
    lineHeight: 'ui',
    textRendering: 'optimizeLegibility',
    /** What takes the focus must not come to lie under the top bar, nor its label. */
    scrollPaddingTop: 'calc({sizes.topBar} + {sizes.10})',
    '--global-color-border': 'colors.rule',
    '--global-color-placeholder': 'colors.ink.faint',
    '--global-color-focus-ring': 'colors.accent',
  },
  '.dark': { colorScheme: 'dark' },
  '.light': { colorScheme: 'light' },
  body: { minHeight: '100dvh' },
  '*::placeholder': { color: 'ink.faint', opacity: 1 },
  '*::selection': { bg: 'accent.wash', color: 'ink' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  /** Headings and regions that receive focus by script show no ring: nothing can be done with them. */
  '[tabindex="-1"]:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms!',
      animationIterationCount: '1!',
      // A short duration would give a transition to what has none.
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
});
