import { chakra } from '@chakra-ui/react';

/** An address as people paste it, without the punctuation after it. */
const address = /(https?:\/\/[^\s<>"'`]+[^\s<>"'`.,:;!?)\]}])/i;

/** Plain text; web addresses become links that show exactly where they lead. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, n) =>
    n % 2 === 1 && URL.canParse(part) ? (
      <chakra.a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        key={n}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        textDecoration="underline"
      >
        {part}
      </chakra.a>
    ) : (
      part
    ),
  );
}
