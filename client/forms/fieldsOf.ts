import type { Problems } from './useCheckedForm';

export interface FieldValues<TValues extends object> {
  values: TValues;
  problems: Problems<TValues>;
  change: <TField extends keyof TValues>(field: TField, value: TValues[TField]) => unknown;
}

/** A field's value and error, with the function that changes it: props of the fields in formFields.tsx. */
export interface FieldProps<TValue> {
  value: TValue;
  error?: string;
  onValue: (value: TValue) => void;
}

export type FieldsOf<TValues extends object> = <TField extends keyof TValues>(
  name: TField,
) => FieldProps<TValues[TField]>;

/** The fields of a checked form by name. */
export const fieldsOf =
  <TValues extends object>({ values, problems, change }: FieldValues<TValues>): FieldsOf<TValues> =>
  (name) => ({
    value: values[name],
    error: problems[name],
    onValue: (value) => change(name, value),
  });
