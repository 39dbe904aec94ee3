import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { motif } from '../../../server/contract/drawings';

export type MotifProps = Omit<ComponentProps<typeof chakra.svg>, 'children'>;

const content = { __html: motif.content };

/** The decorative drawing: a lamp over a table, open notebooks, people writing. */
export function Motif(props: MotifProps) {
  return (
    <chakra.svg
      aria-hidden
      viewBox={motif.viewBox}
      width="20rem"
      maxW="full"
      height="auto"
      fill="none"
      stroke="ink"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{
        '& .glow': { fill: 'lamp.glow' },
        '& .lamp': { fill: 'lamp' },
        '& .accent': { fill: 'accent' },
        '& .ink': { fill: 'ink' },
        '& .paper': { fill: 'paper' },
        '& .plain': { stroke: 'none' },
        '& .light-line': { stroke: 'paper' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={content}
      {...props}
    />
  );
}
