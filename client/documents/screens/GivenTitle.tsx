import { chakra } from '@chakra-ui/react';
import { kinds } from '../model/kinds';
import type { DocumentKind } from '../model/model';

interface GivenTitleProps {
  kind: DocumentKind;
  title: string;
}

/** The title of a document that is derived from its text: read-only. */
export function GivenTitle({ kind, title }: GivenTitleProps) {
  return (
    <chakra.h2
      dir="auto"
      textStyle="title"
      py="1"
      overflowWrap="anywhere"
      color={title === '' ? 'ink.muted' : undefined}
    >
      {title || kinds[kind].untitled}
    </chakra.h2>
  );
}
