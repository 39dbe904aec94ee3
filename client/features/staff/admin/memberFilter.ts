import { choiceIn, choiceParams } from '../../../ui/form/choiceParams';
import { searchOf } from '../../../ui/form/searchOf';

export const roleChoices = [
  { value: 'ADMIN', label: 'Administrators' },
  { value: 'INSTRUCTOR', label: 'Instructors' },
] as const;

export const stateChoices = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'SUSPENDED', label: 'Suspended' },
  { value: 'WAITING', label: 'Waiting for approval' },
] as const;

/** Reads the filter from the address; null means all. */
export const memberFilter = (params: URLSearchParams) => ({
  search: searchOf(params) || null,
  role: choiceIn(params, 'role', roleChoices),
  state: choiceIn(params, 'state', stateChoices),
});

export const memberParams = ({ search, ...choices }: ReturnType<typeof memberFilter>) =>
  choiceParams(choices, search);
