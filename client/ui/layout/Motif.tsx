import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export type MotifProps = Omit<ComponentProps<typeof chakra.svg>, 'children'>;

/** The decorative drawing: a lamp over a table, open notebooks, people writing. */
export function Motif(props: MotifProps) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 360 224"
      width="20rem"
      maxW="full"
      height="auto"
      fill="none"
      stroke="ink"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <chakra.path d="M150 66h60l124 108H26Z" fill="lamp.glow" stroke="none" />
      <path d="M180 2v30" />
      <chakra.path d="M167 66a13 10 0 0 0 26 0Z" fill="lamp" stroke="none" />
      <chakra.path d="M144 66c2-21 16-34 36-34s34 13 36 34Z" fill="accent" stroke="none" />

      <Listener />
      <Writer />
      <chakra.g transform="translate(360 0) scale(-1 1)">
        <Writer turned />
      </chakra.g>

      <chakra.path d="M152 156h15v18h-15Zm15 4h3a4 4 0 0 1 0 8h-3" fill="paper" />
      <path d="M156 150c-2-3 2-4 0-7m7 7c-2-3 2-4 0-7" />
      <chakra.path d="M14 174h332v8H14Z" fill="ink" stroke="none" />
      <path d="M52 182v40m256-40v40" />
    </chakra.svg>
  );
}

/** The figure behind the table. */
function Listener() {
  return (
    <>
      <chakra.path d="M143 174c0-32 13-48 37-48s37 16 37 48Z" fill="paper" />
      <path d="M156 146c-1 10-1 18 0 28m48-28c1 10 1 18 0 28" />
      <chakra.circle cx="180" cy="108" r="15" fill="paper" />
      <chakra.path d="M164 107c-2-13 6-21 17-21s18 8 15 21c-3-8-8-11-15-11s-14 3-17 11Z" fill="ink" />
      <path d="M174 110v.1m12-.1v.1m-9 6c2 1.5 4 1.5 6 0" />
      <chakra.path d="M188 174c6-9 14-11 21-7 7-4 15-2 21 7Z" fill="paper" transform="translate(-8 0)" />
      <path d="M201 167v7" />
    </>
  );
}

/** A figure at one end of the table; mirrored with other colours for the other end. */
function Writer({ turned = false }: { turned?: boolean }) {
  return (
    <>
      <chakra.path
        d="M34 174c-1-34 10-58 32-60 20-2 33 18 42 46l-3 14Z"
        fill={turned ? 'ink' : 'accent'}
        stroke="none"
      />
      <chakra.circle cx="84" cy="101" r="15" fill="paper" />
      {turned ? (
        <chakra.path
          d="M69 105c-5-13 1-23 13-24 9-1 15 4 17 11-9-2-16-1-20 3-3 3-4 6-4 11 0 9-2 16-8 21-3-7-2-14 2-22Z"
          fill="ink"
        />
      ) : (
        <chakra.path d="M69 103c-2-12 4-20 15-20 8 0 14 4 15 12-8 0-15 0-20-2-2 5-5 8-10 10Z" fill="ink" />
      )}
      <path d="M93 103v.1" />
      <chakra.path d="M66 138c6 14 18 24 36 26" stroke="paper" strokeWidth="2" />
      <chakra.path d="M86 174c7-9 15-11 22-7 7-4 16-2 23 7Z" fill="paper" />
      <path d="M108 167v7" />
      <chakra.circle cx="106" cy="163" r="5" fill="paper" />
      <path d="m104 166 13-21" />
    </>
  );
}
