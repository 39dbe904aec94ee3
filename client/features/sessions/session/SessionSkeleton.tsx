import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/feedback/Skeleton';

/** Widths of the placeholders' lines. */
const facts = ['5rem', '4rem', '7rem'];
const description = ['100%', '94%', '58%'];
const participants = ['9rem', '11rem', '8rem'];

/** Placeholder of a session's page. */
export function SessionSkeleton() {
  return (
    <chakra.div role="status" maxW="content" w="full" mx="auto">
      <chakra.span srOnly>Loading…</chakra.span>
      <chakra.div aria-hidden display="grid" gap={{ base: '10', md: '12' }}>
        <div>
          <Skeleton h="6" w="6rem" borderRadius="full" mb="3" />
          <Skeleton h={{ base: '9', md: '11' }} w={{ base: '80%', md: '50%' }} />
          <Skeleton h="6" w="18rem" maxW="full" mt="3" />
          <chakra.div
            mt="5"
            display="grid"
            gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, auto) 1fr' }}
            columnGap={{ base: '6', md: '10' }}
            rowGap="4"
          >
            {facts.map((width) => (
              <div key={width}>
                <Skeleton h="4" w="4rem" />
                <Skeleton h="5" w={width} mt="1.5" />
              </div>
            ))}
          </chakra.div>
          <Skeleton h="target" w="9rem" mt="6" />
        </div>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap={{ base: '10', lg: '16' }}
        >
          <div>
            <Skeleton h="7" w="12rem" mb="3" />
            {description.map((width) => (
              <Skeleton key={width} h="4" w={width} mt="3.5" maxW="measure" />
            ))}
          </div>
          <chakra.div display="grid" gap="3" alignContent="start">
            <Skeleton h="7" w="9rem" />
            {participants.map((width) => (
              <chakra.div key={width} display="flex" alignItems="center" gap="3">
                <Skeleton h="8" w="8" borderRadius="full" flexShrink="0" />
                <Skeleton h="4" w={width} />
              </chakra.div>
            ))}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
