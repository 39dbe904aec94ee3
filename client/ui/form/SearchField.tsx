import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { limits } from '../../../server/contract/limits';
import { Input } from './Field';

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when Escape has cleared it. */
  onClear?: () => void;
}

export function SearchField({ ref, label, value, onChange, onClear }: SearchFieldProps) {
  return (
    <chakra.div role="search" w="full" maxW={{ md: '20rem' }}>
      <Input
        ref={ref}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={limits.search.max}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onChange('');
          onClear?.();
        }}
      />
    </chakra.div>
  );
}
