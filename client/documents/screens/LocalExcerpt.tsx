import { limits } from '../../../server/contract/limits';
import { cutWords } from '../../../server/markdown/cutText';
import { plainText } from '../../../server/markdown/plainText';
import { Excerpt } from '../../ui/content/Excerpt';

/** The beginning of a text that the server has not cut; a chunk of its own, as it takes the Markdown parser. */
export function LocalExcerpt({ content }: { content: string }) {
  const max = limits.excerpt.card;
  const text = plainText(content, max + 2);
  if (text === '') return null;
  return <Excerpt dir="auto">{text.length > max ? `${cutWords(text, max)}...` : text}</Excerpt>;
}
