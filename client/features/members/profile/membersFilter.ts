import { searchOf } from '../../../ui/form/searchOf';

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

const names: Record<string, string> = { ADMIN: 'Administrator', INSTRUCTOR: 'Instructor' };

/** The name of the highest role; members without a further one have none. */
export const roleName = (held: readonly string[] | null | undefined): string | null =>
  names[['ADMIN', 'INSTRUCTOR'].find((role) => held?.includes(role)) ?? ''] ?? null;
