import { chakra } from '@chakra-ui/react';
import { useAuth } from '../../../auth/useAuth';

export function Welcome() {
  const { viewer } = useAuth();
  return (
    viewer && (
      <chakra.h1 textStyle="title" overflowWrap="anywhere">
        Welcome, <bdi>{viewer.name}</bdi>
      </chakra.h1>
    )
  );
}
