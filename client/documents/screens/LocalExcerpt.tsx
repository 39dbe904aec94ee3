import { limits } from '../../../server/contract/limits';
import { cutWords } from '../../../server/markdown/cutText';
import { plainText } from '../../../server/markdown/plainText';
import { Excerpt } from '../../ui/content/Excerpt';

/** An excerpt computed on the device. Loaded separately, because it needs the Markdown parser. */
export function LocalExcerpt({ content, lang }: { content: string; lang?: string | undefined }) {
  const max = limits.excerpt.card;
  const text = plainText(content, max + 2);
  if (text === '') return null;
  return (
    <Excerpt dir="auto" lang={lang}>
      {text.length > max ? `${cutWords(text, max)}...` : text}
    </Excerpt>
  );
}
