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

/** The preview waits so long after the last keystroke, so that incomplete addresses are not requested. */
const debounceMs = 500;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

export function PictureField({ name, value, error, readOnly, onValue }: PictureFieldProps) {
  const checked = checkWebAddress(withScheme(useDebounced(value)));
  const address = checked.problem === undefined ? checked.value : null;
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const isMissing = address !== null && failedAddress === address;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={{ base: '4', md: '6' }}>
      <Avatar own name={name} url={address} size="24" onFail={() => setFailedAddress(address)} />
      <chakra.div flex="1 1 14rem" minW="0">
        <TextField
          label="Profile picture URL"
          error={error}
          hint={
            <span role="status">
              {isMissing
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
