import { chakra } from '@chakra-ui/react';
import type { TextKind } from '../../offline/model';
import { kinds } from './kinds';

export interface GivenTitleProps {
  kind: TextKind;
  title: string;
}

/** The title of a text that gets it of itself: as on the page, and not a field. */
export function GivenTitle({ kind, title }: GivenTitleProps) {
  return (
    <chakra.h2
      dir="auto"
      textStyle="heading"
      overflowWrap="anywhere"
      color={title === '' ? 'ink.muted' : undefined}
    >
      {title || kinds[kind].untitled}
    </chakra.h2>
  );
}
