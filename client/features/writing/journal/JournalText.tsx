import { chakra } from '@chakra-ui/react';

const PlainText = chakra('pre', {
  base: {
    fontFamily: 'reading',
    fontSize: '1.125rem',
    lineHeight: 'prose',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each line has the direction of its own script.
    unicodeBidi: 'plaintext',
  },
});

/** The text of a journal entry as typed, without Markdown. Source: specification, section 2. */
export function JournalText({ content }: { content: string }) {
  if (content.trim() === '')
    return (
      <chakra.p color="ink.muted" fontStyle="italic">
        No content available
      </chakra.p>
    );
  return <PlainText>{content}</PlainText>;
}
