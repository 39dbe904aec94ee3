import { searchOf } from '../../../ui/form/searchOf';

interface Choice<TValue extends string> {
  /** The choice in the address. */
  key: string;
  value: TValue;
  label: string;
}

export const roleChoices = [
  { key: 'admin', value: 'ADMIN', label: 'Administrators' },
  { key: 'instructor', value: 'INSTRUCTOR', label: 'Instructors' },
] as const satisfies readonly Choice<string>[];

export const stateChoices = [
  { key: 'active', value: 'ACTIVE', label: 'Active' },
  { key: 'suspended', value: 'SUSPENDED', label: 'Suspended' },
  { key: 'waiting', value: 'WAITING', label: 'Waiting for approval' },
] as const satisfies readonly Choice<string>[];

interface MemberFilter {
  search: string | null;
  role: (typeof roleChoices)[number]['value'] | null;
  state: (typeof stateChoices)[number]['value'] | null;
}

/** Finds the value of a choice by its key in the address. */
const valueOfKey = <TValue extends string>(choices: readonly Choice<TValue>[], key: string | null) =>
  choices.find((choice) => choice.key === key)?.value ?? null;

/** Reads the filter from the address; null means all. */
export const memberFilter = (params: URLSearchParams): MemberFilter => ({
  search: searchOf(params) || null,
  role: valueOfKey(roleChoices, params.get('role')),
  state: valueOfKey(stateChoices, params.get('state')),
});

/** Writes the filter for the address. */
export function memberParams({ search, role, state }: MemberFilter): URLSearchParams {
  const params = new URLSearchParams();
  const keyOf = (choices: readonly Choice<string>[], value: string | null) =>
    choices.find((choice) => choice.value === value)?.key;
  const chosen = { q: search, role: keyOf(roleChoices, role), state: keyOf(stateChoices, state) };
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value);
  return params;
}
