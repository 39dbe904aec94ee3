import { chakra } from '@chakra-ui/react';
import { kinds } from '../model/kinds';
import type { DocumentKind } from '../model/model';

export interface GivenTitleProps {
  kind: DocumentKind;
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
