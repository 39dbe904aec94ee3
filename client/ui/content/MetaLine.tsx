import { chakra } from '@chakra-ui/react';

/** The line of facts below a title. */
export const MetaLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    textStyle: 'facts',
    color: 'ink.muted',
  },
});
