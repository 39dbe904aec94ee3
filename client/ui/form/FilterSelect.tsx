import type { Ref } from 'react';
import { SelectField } from './formFields';

interface FilterSelectProps<TValue extends string> {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  /** Label of no filter. */
  all: string;
  choices: readonly { value: TValue; label: string }[];
  value: TValue | null;
  onChange: (value: TValue | null) => void;
}

/** A filter of a list; null for all. */
export function FilterSelect<TValue extends string>(props: FilterSelectProps<TValue>) {
  const { all, choices, value, onChange, ...select } = props;
  return (
    <SelectField<string>
      {...select}
      choices={choices}
      value={value ?? ''}
      onValue={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.value ?? null)}
    >
      <option value="">{all}</option>
    </SelectField>
  );
}
