import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Size of a day's square in drawing units; it is one rem wide. */
export const unit = 10;

/** Radius per step; dots also grow, so that they don't depend on colour. */
export const radii = [1.1, 2.5, 3.3, 4, 4.6] as const;

const Group = chakra('g');
const inks = [
  { fill: 'rule.strong', opacity: 0.6 },
  { fill: 'words.1' },
  { fill: 'words.2' },
  { fill: 'words.3' },
  { fill: 'words.4' },
] as const;

/** Style of all dots of a step. */
export const Ink = ({ step, children }: { step: number; children: ReactNode }) => (
  <Group {...inks[step]}>{children}</Group>
);
