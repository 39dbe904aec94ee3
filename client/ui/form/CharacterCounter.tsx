import { chakra } from '@chakra-ui/react';

export interface CharacterCounterProps {
  count: number;
  max: number;
  /** With so many left or fewer, it is also said aloud. */
  nearlyFull: number;
}

function warning(left: number, nearlyFull: number): string {
  if (left > nearlyFull) return '';
  if (left < 0) return left === -1 ? '1 character too many' : `${-left} characters too many`;
  return left === 1 ? '1 character left' : `${left} characters left`;
}

/** How much of a field's room is used; for who hears the page only where it runs short. */
export function CharacterCounter({ count, max, nearlyFull }: CharacterCounterProps) {
  return (
    <>
      <chakra.span aria-hidden textStyle="facts" color={count > max ? 'danger' : 'ink.muted'}>
        {count} / {max}
      </chakra.span>
      <chakra.span srOnly aria-live="polite">
        {warning(max - count, nearlyFull)}
      </chakra.span>
    </>
  );
}
