import { chakra } from '@chakra-ui/react';

/** A grid of stories with up to two columns. */
export const StoryGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '14',
    '& > *': { py: '7', borderTopWidth: '1px', borderColor: 'rule', minW: '0' },
  },
});
