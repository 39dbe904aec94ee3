import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A day is a square of so many units, and of one rem. */
export const unit = 10;

/**
 * From a day without a word to a full one: drops of ink that grow as well as darken, for who tells no colours apart.
 */
export const radii = [1.1, 2.5, 3.3, 4, 4.6] as const;

const Group = chakra('g');
const inks = [
  { fill: 'rule.strong', opacity: 0.6 },
  { fill: 'words.1' },
  { fill: 'words.2' },
  { fill: 'words.3' },
  { fill: 'words.4' },
] as const;

/** What all dots of a step are drawn with. */
export const Ink = ({ step, children }: { step: number; children: ReactNode }) => (
  <Group {...inks[step]}>{children}</Group>
);
