import { chakra } from '@chakra-ui/react';
import { Rows } from '../content/Rows';
import { skeletonRecipe } from '../theme/recipes';

export const Skeleton = chakra('div', skeletonRecipe);

export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return (
    <chakra.div role="status">
      <chakra.span srOnly>Loading…</chakra.span>
      <Rows aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
          <li key={index}>
            <Skeleton h="6" w={['55%', '40%', '65%'][index % 3]} />
            <Skeleton h="4" w="95%" mt="3" />
            <Skeleton h="4" w="80%" mt="2" />
            <Skeleton h="3.5" w="30%" mt="4" />
          </li>
        ))}
      </Rows>
    </chakra.div>
  );
}

/** Placeholder of a page: title and list. */
export function PageSkeleton() {
  return (
    <chakra.div maxW="content" mx="auto" w="full">
      <Skeleton h="9" w="14rem" mb="8" aria-hidden />
      <SkeletonList />
    </chakra.div>
  );
}
