import { chakra } from '@chakra-ui/react';

/** A definition list in columns. */
export const FactGrid = chakra('dl', {
  base: {
    mt: '6',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '5',
  },
});
