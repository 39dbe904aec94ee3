import { chakra } from '@chakra-ui/react';
import { PeopleIcon } from '../../../ui/content/icons';
import { Tooltip } from '../../../ui/feedback/Tooltip';

/** Marks a shared story, beside its privacy badge. */
export const SharedMark = () => (
  <Tooltip text="Shared publicly">
    <chakra.span role="img" aria-label="Shared" tabIndex={0} display="inline-flex" color="accent">
      <PeopleIcon />
    </chakra.span>
  </Tooltip>
);

/** The same for a story shared by name. */
export const SharedByName = ({ children }: { children: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="accent">
    <PeopleIcon />
    <bdi>{children}</bdi>
  </chakra.span>
);

/** For the author only: readers don't see each other. */
export function sharedWithLabel(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return 'Shared with nobody now';
  if (second === undefined) return `Shared with ${first}`;
  if (others.length === 0) return `Shared with ${first} and ${second}`;
  return `Shared with ${first} and ${names.length - 1} others`;
}
