import type { Ref } from 'react';
import { Field, Select } from './Field';

export interface FilterSelectProps<TValue extends string> {
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
  const { ref, label, all, choices, value, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(choices.find((choice) => choice.value === target.value)?.value ?? null)
          }
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
