import { defineTextStyles } from '@chakra-ui/react';

export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: 'reading',
      fontSize: { base: '4xl', md: '5xl' },
      fontWeight: 'medium',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
  },
  /** A page's main heading. */
  title: {
    value: {
      fontFamily: 'reading',
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'medium',
      lineHeight: 'snug',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
  },
  heading: {
    value: {
      fontFamily: 'reading',
      fontSize: 'xl',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      textWrap: 'balance',
    },
  },
  subheading: {
    value: { fontFamily: 'reading', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' },
  },
  /** Long texts such as stories. */
  reading: {
    value: {
      fontFamily: 'reading',
      fontSize: { base: '1.0625rem', md: '1.1875rem' },
      lineHeight: 'prose',
      textWrap: 'pretty',
      hangingPunctuation: 'first last',
    },
  },
  small: { value: { fontFamily: 'ui', fontSize: 'sm', lineHeight: 'ui' } },
  /** The line of facts below a title. */
  facts: {
    value: {
      fontFamily: 'ui',
      fontSize: 'sm',
      lineHeight: 'ui',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  label: { value: { fontFamily: 'ui', fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'ui' } },
});
