import { chakra } from '@chakra-ui/react';

/** A line or two of a text, under its title in a list. */
export const Excerpt = chakra('p', {
  base: {
    mt: '1.5',
    maxW: 'measure',
    fontFamily: 'reading',
    lineHeight: 'prose',
    color: 'ink.muted',
    overflowWrap: 'anywhere',
  },
});
