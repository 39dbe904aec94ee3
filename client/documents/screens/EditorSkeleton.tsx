import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/feedback/Skeleton';

/** Shown while an editor screen loads. */
export function EditorSkeleton() {
  return (
    <chakra.div role="status" maxW="measure" w="full" mx="auto">
      <chakra.span srOnly>Loading…</chakra.span>
      <chakra.div aria-hidden display="grid" gap="6">
        <Skeleton h="5" w="11rem" mt="3" />
        <Skeleton h="10" w="60%" mt="6" />
        <Skeleton h="26rem" />
      </chakra.div>
    </chakra.div>
  );
}
