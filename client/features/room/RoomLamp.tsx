import { chakra } from '@chakra-ui/react';

/** A decorative drawing behind the clock. */
export function RoomLamp() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 560 260"
      preserveAspectRatio="xMidYMin slice"
      position="absolute"
      top="0"
      insetX="0"
      mx="auto"
      w="full"
      maxW="35rem"
      h="16.25rem"
      fill="none"
      stroke="ink"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      pointerEvents="none"
    >
      <chakra.path
        d="M256 56h48l256 204H0Z"
        fill="lamp.glow"
        stroke="none"
        css={{ maskImage: 'linear-gradient(black 35%, transparent 95%)' }}
      />
      <path d="M280 0v28" />
      <chakra.path d="M270 56a10 8 0 0 0 20 0Z" fill="lamp" stroke="none" />
      <chakra.path d="M251 56c2-17 13-28 29-28s27 11 29 28Z" fill="accent" stroke="none" />
    </chakra.svg>
  );
}
