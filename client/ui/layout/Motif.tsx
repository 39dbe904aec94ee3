import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { motif } from '../../../server/contract/motif';

type MotifProps = Omit<ComponentProps<typeof chakra.svg>, 'children'>;

/** The decorative drawing. */
export function Motif(props: MotifProps) {
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${motif.width} ${motif.height}`}
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
      {motif.shapes.map(({ d, fill, stroke, mirrored }, place) => (
        <chakra.path
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change
          key={place}
          d={d}
          fill={fill}
          stroke={stroke === null ? 'none' : stroke}
          transform={mirrored && `translate(${motif.width} 0) scale(-1 1)`}
        />
      ))}
    </chakra.svg>
  );
}
