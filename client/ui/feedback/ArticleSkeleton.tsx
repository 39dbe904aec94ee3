import { chakra } from '@chakra-ui/react';
import { Skeleton } from './SkeletonList';

const paragraphs = [
  ['100%', '96%', '99%', '62%'],
  ['98%', '100%', '94%', '97%', '41%'],
  ['97%', '99%', '55%'],
];

/** Placeholder of a story. */
export function ArticleSkeleton({ centered = false }: { centered?: boolean }) {
  const mx = centered ? 'auto' : undefined;
  return (
    <chakra.div role="status" maxW="measure" w="full" mx="auto">
      <chakra.span srOnly>Loading…</chakra.span>
      <div aria-hidden>
        <Skeleton h={{ base: '8', md: centered ? '12' : '10' }} w="75%" mx={mx} />
        <Skeleton h="4" w="55%" mt="5" mx={mx} />
        {paragraphs.map((lines, index) => (
          <chakra.div key={lines.join()} mt={index === 0 ? { base: '12', md: centered ? '20' : '12' } : '8'}>
            {lines.map((width) => (
              <Skeleton key={width} h="4" mt="3.5" w={width} />
            ))}
          </chakra.div>
        ))}
      </div>
    </chakra.div>
  );
}
