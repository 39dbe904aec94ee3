import { chakra } from '@chakra-ui/react';
import { PeopleIcon } from '../../../ui/content/icons';
import { Tooltip } from '../../../ui/feedback/Tooltip';

/** Marks a story that the whole group can read, beside its privacy badge. */
export const SharedMark = () => (
  <Tooltip text="Shared publicly">
    <chakra.span role="img" aria-label="Shared" tabIndex={0} display="inline-flex" color="accent">
      <PeopleIcon />
    </chakra.span>
  </Tooltip>
);

export const SharingLabel = ({ children }: { children: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="accent">
    <PeopleIcon />
    <bdi>{children}</bdi>
  </chakra.span>
);
