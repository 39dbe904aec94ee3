import { chakra } from '@chakra-ui/react';
import { Skeleton } from './Skeleton';

const paragraphs = [
  ['100%', '96%', '99%', '62%'],
  ['98%', '100%', '94%', '97%', '41%'],
  ['97%', '99%', '55%'],
];

/** Placeholder of a story. */
export function ArticleSkeleton() {
  return (
    <chakra.div role="status" maxW="measure" w="full" mx="auto">
      <chakra.span srOnly>Loading…</chakra.span>
      <div aria-hidden>
        <Skeleton h={{ base: '8', md: '10' }} w="75%" />
        <Skeleton h="4" w="55%" mt="5" />
        {paragraphs.map((lines, index) => (
          <chakra.div key={lines.join()} mt={index === 0 ? '12' : '8'}>
            {lines.map((width) => (
              <Skeleton key={width} h="4" mt="3.5" w={width} />
            ))}
          </chakra.div>
        ))}
      </div>
    </chakra.div>
  );
}
