import { searchOf } from '../../../ui/form/searchOf';

/** The roles by which the list can be filtered. */
export const roles = [
  { key: 'instructor', value: 'INSTRUCTOR', label: 'Instructors' },
  { key: 'admin', value: 'ADMIN', label: 'Administrators' },
] as const;

type RoleName = (typeof roles)[number]['value'];

interface MembersFilter {
  search: string;
  role: RoleName | null;
}

/** The filter of the list of members in the address. */
export const membersFilter = (params: URLSearchParams): MembersFilter => ({
  search: searchOf(params),
  role: roles.find(({ key }) => key === params.get('role'))?.value ?? null,
});

/** The address of a filter. */
export function membersParams({ search, role }: MembersFilter): Record<string, string> {
  const key = roles.find(({ value }) => value === role)?.key;
  return { ...(search && { q: search }), ...(key && { role: key }) };
}

/** The filter as variables of the list's query. */
export const membersVariables = (params: URLSearchParams) => {
  const { search, role } = membersFilter(params);
  return { search: search || null, role };
};

/** The name of the highest of a member's roles; null if they have neither. */
export function roleName(memberRoles: readonly string[] | null | undefined): string | null {
  if (memberRoles?.includes('ADMIN')) return 'Administrator';
  return memberRoles?.includes('INSTRUCTOR') ? 'Instructor' : null;
}
