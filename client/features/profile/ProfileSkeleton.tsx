import { chakra } from '@chakra-ui/react';
import { Skeleton, SkeletonList } from '../../ui/feedback/SkeletonList';

export function ProfileSkeleton() {
  return (
    <chakra.div maxW="content" w="full" mx="auto">
      <chakra.div aria-hidden display="flex" gap={{ base: '4', md: '6' }} mb="10">
        <Skeleton w="24" h="24" borderRadius="full" flexShrink="0" />
        <chakra.div flex="1" pt="2">
          <Skeleton h="8" w="12rem" maxW="full" />
          <Skeleton h="4" w="7rem" mt="3" />
          <Skeleton h="4" w="90%" mt="6" />
        </chakra.div>
      </chakra.div>
      <SkeletonList />
    </chakra.div>
  );
}
