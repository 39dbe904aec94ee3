import { chakra } from '@chakra-ui/react';

interface CharacterCounterProps {
  count: number;
  max: number;
  /** From this number of remaining characters on, it is announced. */
  nearlyFull: number;
}

function warning(left: number, nearlyFull: number): string {
  if (left > nearlyFull) return '';
  if (left < 0) return left === -1 ? '1 character too many' : `${-left} characters too many`;
  return left === 1 ? '1 character left' : `${left} characters left`;
}

/** Counts characters; announced to screen readers only near the limit. */
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
