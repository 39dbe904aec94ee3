import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

/** The author's private notes. */
export function StoryNotes({ notes }: { notes: string }) {
  const id = useId();
  return (
    <chakra.aside
      aria-labelledby={id}
      mt="14"
      ps="4"
      py="1"
      borderInlineStartWidth="2px"
      borderColor="rule.strong"
    >
      <chakra.h2 id={id} textStyle="label" color="ink.muted">
        Your notes
      </chakra.h2>
      <chakra.p textStyle="small" color="ink.faint">
        Only you see these.
      </chakra.p>
      <chakra.p dir="auto" mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {notes}
      </chakra.p>
    </chakra.aside>
  );
}
