import { chakra } from '@chakra-ui/react';

/** An excerpt below a title in a list. */
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
