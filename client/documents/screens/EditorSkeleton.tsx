import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/feedback/SkeletonList';

export function EditorSkeleton() {
  return (
    <chakra.div role="status" maxW="measure" w="full" mx="auto">
      <chakra.span srOnly>Loading…</chakra.span>
      <chakra.div aria-hidden display="grid" gap="6">
        <Skeleton h="10" w="11rem" mb="2" />
        <div>
          <Skeleton h="4" w="3rem" mb="2" />
          <Skeleton h="12" />
        </div>
        <div>
          <Skeleton h="6" w="9rem" mb="4" />
          <Skeleton h="26rem" />
        </div>
        <div>
          <Skeleton h="4" w="3rem" mb="2" />
          <Skeleton h="11" />
        </div>
      </chakra.div>
    </chakra.div>
  );
}
