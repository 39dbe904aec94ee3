import { chakra } from '@chakra-ui/react';

/** The quiet line of facts under a title. */
export const Facts = chakra('div', {
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
