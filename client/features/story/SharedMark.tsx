import { chakra } from '@chakra-ui/react';
import { PeopleIcon } from '../../ui/icons';

/** In lists: the story is shared with members. */
export function SharedMark() {
  return (
    <chakra.span role="img" aria-label="Shared" title="Shared" display="inline-flex" color="accent">
      <PeopleIcon />
    </chakra.span>
  );
}
