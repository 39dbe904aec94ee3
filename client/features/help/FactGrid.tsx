import { chakra } from '@chakra-ui/react';

/** Terms over what they stand for, in as many columns as there is room for. */
export const FactGrid = chakra('dl', {
  base: {
    mt: '6',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '5',
  },
});
