import { limits } from '../../../server/contract/limits';
import { countCharacters } from '../../../server/contract/profileRules';
import { CharacterCounter } from '../../ui/form/CharacterCounter';

export const BioCounter = ({ bio }: { bio: string }) => (
  <CharacterCounter count={countCharacters(bio.trim())} max={limits.bio.max} nearlyFull={20} />
);
