import { chakra } from '@chakra-ui/react';
import { PeopleIcon } from '../../ui/content/icons';
import { Tooltip } from '../../ui/feedback/Tooltip';

/** The story is shared, beside the badge that says with whom on the whole. */
export const SharedMark = () => (
  <Tooltip text="Shared publicly">
    <chakra.span role="img" aria-label="Shared" tabIndex={0} display="inline-flex" color="accent">
      <PeopleIcon />
    </chakra.span>
  </Tooltip>
);

/** The same of a story that is shared with some by name. */
export const SharedByName = ({ children }: { children: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="accent">
    <PeopleIcon />
    <bdi>{children}</bdi>
  </chakra.span>
);

/** With whom, to the author: the others don't learn of each other. */
export function sharedWithLabel(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return 'Shared with nobody now';
  if (second === undefined) return `Shared with ${first}`;
  if (others.length === 0) return `Shared with ${first} and ${second}`;
  return `Shared with ${first} and ${names.length - 1} others`;
}
