import { choiceIn, choiceParams } from '../../../ui/form/choiceParams';
import { searchOf } from '../../../ui/form/searchOf';

export const roles = [
  { value: 'INSTRUCTOR', label: 'Instructors' },
  { value: 'ADMIN', label: 'Administrators' },
] as const;

/** The filter of the list of members in the address, which is also the variables of its query. */
export const membersFilter = (params: URLSearchParams) => ({
  search: searchOf(params) || null,
  role: choiceIn(params, 'role', roles),
});

export const membersParams = ({ search, role }: ReturnType<typeof membersFilter>) =>
  choiceParams({ role }, search);

/** The name of the highest of a member's roles; null if they have neither. */
export function roleName(memberRoles: readonly string[] | null | undefined): string | null {
  if (memberRoles?.includes('ADMIN')) return 'Administrator';
  return memberRoles?.includes('INSTRUCTOR') ? 'Instructor' : null;
}
