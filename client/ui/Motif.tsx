import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export type MotifProps = Omit<ComponentProps<typeof chakra.svg>, 'children'>;

/** A Monday evening: a lamp over a table, open notebooks, people writing together. Drawn with one pen. */
export function Motif(props: MotifProps) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 320 200"
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
      <chakra.path d="M160 62 74 150h172Z" fill="lamp.glow" stroke="none" />
      <path d="M160 4v32" />
      <chakra.path d="M134 62c2-16 12-26 26-26s24 10 26 26Z" fill="paper" />
      <chakra.path d="M151 62a9 9 0 0 0 18 0Z" fill="lamp" stroke="none" />

      {/* The writer on the left leans in; the one in the middle faces us; the one on the right looks up. */}
      <chakra.g fill="paper">
        <circle cx="160" cy="98" r="11" />
        <path d="M136 150c0-22 9-36 24-36s24 14 24 36" />
        <circle cx="83" cy="94" r="12" />
        <path d="M44 152c0-26 10-44 28-45 16-1 26 12 36 43" />
        <circle cx="240" cy="90" r="12" />
        <path d="M276 152c1-26-10-46-30-48-16-1-26 14-34 46" />
      </chakra.g>
      <path d="M75 85c4-6 14-6 19 1m138-2c2-8 14-9 19-1m-98 8c2-6 12-7 16 0" />

      <chakra.path d="M18 150h284v7H18Z" fill="paper" />
      <path d="M48 157v38m224-38v38" />

      <chakra.g fill="paper">
        <path d="M94 150c6-6 14-7 20-4 6-3 14-2 20 4Z" />
        <path d="M188 150c6-6 14-7 20-4 6-3 14-2 20 4Z" />
      </chakra.g>
      <path d="M114 146v4m94-4v4" />
      <chakra.path d="m122 141 9-13m74 10-8-12" stroke="accent" strokeWidth="2.5" />
      <path d="M152 139h14v11h-14Zm14 2h3a3 3 0 0 1 0 6h-3m-10-13c-2-2 2-3 0-6m6 6c-2-2 2-3 0-6" />
    </chakra.svg>
  );
}
