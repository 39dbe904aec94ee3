import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { checkWebAddress } from '../../../../server/contract/profileRules';
import { Avatar } from '../../../ui/content/Avatar';
import { TextField } from '../../../ui/form/formFields';
import { withScheme } from './profileForm';

interface PictureFieldProps {
  name: string;
  value: string;
  error?: string;
  readOnly: boolean;
  onValue: (value: string) => void;
}

/** Don't request partial addresses while typing. */
const settleMs = 500;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A picture's address with a preview. */
export function PictureField({ name, value, error, readOnly, onValue }: PictureFieldProps) {
  const checked = checkWebAddress(withScheme(useSettled(value)));
  const address = checked.problem === undefined ? checked.value : null;
  const [failed, setFailed] = useState<string | null>(null);
  const missing = address !== null && failed === address;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={{ base: '4', md: '6' }}>
      <Avatar own name={name} url={address} size="24" onFail={() => setFailed(address)} />
      <chakra.div flex="1 1 14rem" minW="0">
        <TextField
          label="Profile picture URL"
          error={error}
          hint={
            <span role="status">
              {missing
                ? 'No picture could be loaded from this address. Your initial will be shown instead.'
                : 'The address of a picture on the web; a square one looks best.'}
            </span>
          }
          type="url"
          inputMode="url"
          autoComplete="photo"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={value}
          readOnly={readOnly}
          onValue={onValue}
        />
      </chakra.div>
    </chakra.div>
  );
}
