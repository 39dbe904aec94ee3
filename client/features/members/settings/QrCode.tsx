import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** Width of the empty space around the code, in modules (its squares). Source: ISO 18004. */
const border = 4;

/** A text as a QR code, dark on light in both themes, because not every scanner reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  // A square with a side of 1 for each dark module.
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      w="48"
      h="48"
      borderRadius="md"
      borderWidth="1px"
      borderColor="rule"
      bg="paper"
      color="ink"
      _dark={{ bg: 'ink', color: 'paper' }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </chakra.svg>
  );
}
