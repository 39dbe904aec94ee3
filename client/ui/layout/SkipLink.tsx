import { chakra } from '@chakra-ui/react';

export const mainId = 'main';

/** A skip link to the main content. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipLink"
      px="4"
      py="2.5"
      bg="accent"
      color="accent.ink"
      fontWeight="semibold"
      borderRadius="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      _print={{ display: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
