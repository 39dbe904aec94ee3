import { chakra } from '@chakra-ui/react';
import { limits } from '../../../server/contract/limits';
import { cutWords, plainText } from '../../../server/markdown/plainText';

/** The beginning of a text that the server has not cut; a chunk of its own, as it takes the Markdown parser. */
export function LocalExcerpt({ content }: { content: string }) {
  const max = limits.excerpt.card;
  const text = plainText(content, max + 2);
  if (text === '') return null;
  return (
    <chakra.p
      dir="auto"
      mt="1.5"
      maxW="measure"
      fontFamily="reading"
      lineHeight="prose"
      color="ink.muted"
      overflowWrap="anywhere"
    >
      {text.length > max ? `${cutWords(text, max)}...` : text}
    </chakra.p>
  );
}
