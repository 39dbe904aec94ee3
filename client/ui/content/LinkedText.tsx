import { chakra } from '@chakra-ui/react';

/** Matches a web address as people paste it, without the punctuation after it. */
const addressPattern = /(https?:\/\/[^\s<>"'`]+[^\s<>"'`.,:;!?)\]}])/i;

/** Plain text; web addresses become links that show exactly where they lead. */
export function LinkedText({ text }: { text: string }) {
  // As the pattern has a group, each second part is an address.
  return text.split(addressPattern).map((part, n) =>
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
