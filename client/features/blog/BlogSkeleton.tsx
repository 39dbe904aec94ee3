import { chakra } from '@chakra-ui/react';
import { StoryGrid } from '../../ui/content/StoryGrid';
import { Skeleton } from '../../ui/feedback/SkeletonList';
import { FeaturedFrame } from './FeaturedFrame';

const cards = ['62%', '78%', '50%', '70%'];

/** Placeholder of the blog: the featured story, then the grid. */
export function BlogSkeleton() {
  return (
    <div role="status">
      <chakra.span srOnly>Loading…</chakra.span>
      <div aria-hidden>
        <FeaturedFrame as="div">
          <div>
            <Skeleton h={{ base: '8', md: '10' }} w="85%" />
            <Skeleton h="4" mt="4" w="60%" />
          </div>
          <div>
            {['100%', '97%', '99%', '94%', '58%'].map((width) => (
              <Skeleton key={width} h="4" mt="3" w={width} />
            ))}
            <Skeleton h="11" mt="7" w="7rem" />
          </div>
        </FeaturedFrame>
        <StoryGrid as="div">
          {cards.map((width) => (
            <div key={width}>
              <Skeleton h="6" w={width} />
              <Skeleton h="3.5" mt="3" w="55%" />
              <Skeleton h="4" mt="5" />
              <Skeleton h="4" mt="2.5" w="96%" />
              <Skeleton h="4" mt="2.5" w="40%" />
              <Skeleton h="4" mt="5" w="5rem" />
            </div>
          ))}
        </StoryGrid>
      </div>
    </div>
  );
}
