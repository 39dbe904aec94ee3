import { chakra } from '@chakra-ui/react';
import { Spinner } from './Spinner';

export function PageSpinner() {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      minH="60dvh"
      color="ink.muted"
    >
      <Spinner />
      <chakra.span srOnly>Loading…</chakra.span>
    </chakra.div>
  );
}
