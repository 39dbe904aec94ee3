import { chakra } from '@chakra-ui/react';

/** The newest story: title beside its beginning on wide screens. */
export const FeaturedFrame = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '14',
    rowGap: '5',
    pb: { base: '10', md: '14' },
  },
});
