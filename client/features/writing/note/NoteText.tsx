import { chakra } from '@chakra-ui/react';
import { noteParagraphs } from '../../../documents/model/noteExcerpt';

/** The text of a note, each line a paragraph, without Markdown. Source: specification, section 2. */
export function NoteText({ content, title }: { content: string; title: string | null | undefined }) {
  const lines = noteParagraphs(content, title);
  return (
    <chakra.div display="grid" gap="4" fontFamily="reading" fontSize="1.125rem" lineHeight="prose">
      {lines.map((line, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <chakra.p key={number} dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
    </chakra.div>
  );
}
