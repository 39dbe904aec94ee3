import { TextLink } from '../../ui/form/Button';
import { mention } from './mentions';

/** Plain text; who is mentioned links to their profile. */
export function CommentText({ text }: { text: string }) {
  return text.split(mention).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <TextLink key={n} to={`/u/${part}`}>
        <bdi>@{part}</bdi>
      </TextLink>
    ) : (
      part
    ),
  );
}
