import { chakra } from '@chakra-ui/react';
import { limits } from '../../../server/contract/limits';
import { countCharacters } from '../../../server/contract/profileRules';

const { max } = limits.bio;
/** From here on it is also said aloud. */
const nearlyFull = 20;

function warning(left: number): string {
  if (left > nearlyFull) return '';
  if (left < 0) return left === -1 ? '1 character too many' : `${-left} characters too many`;
  return left === 1 ? '1 character left' : `${left} characters left`;
}

export function BioCounter({ bio }: { bio: string }) {
  const count = countCharacters(bio.trim());
  return (
    <>
      <chakra.span aria-hidden textStyle="facts" color={count > max ? 'danger' : 'ink.muted'}>
        {count} / {max}
      </chakra.span>
      <chakra.span srOnly aria-live="polite">
        {warning(max - count)}
      </chakra.span>
    </>
  );
}
