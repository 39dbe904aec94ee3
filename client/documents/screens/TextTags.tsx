import { chakra } from '@chakra-ui/react';
import { TagList } from '../../ui/content/TagList';

/** The tags at the end of a text's page. */
export function TextTags({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <chakra.footer mt="14" pt="6" borderTopWidth="1px" borderColor="rule">
      <chakra.h2 textStyle="label" color="ink.muted" mb="3">
        Tags
      </chakra.h2>
      <TagList names={names} />
    </chakra.footer>
  );
}
