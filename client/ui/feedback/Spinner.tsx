import { chakra } from '@chakra-ui/react';

/** Decorative; the caller must announce the loading state. */
export function Spinner({ size = '2rem' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      width={size}
      height={size}
      borderRadius="full"
      borderWidth="2px"
      borderColor="currentColor"
      borderBlockStartColor="transparent"
      animation="spin 0.8s linear infinite"
      flexShrink="0"
    />
  );
}
