import { type ActName, isKnownAct } from './auditTexts';

interface AuditFilter {
  act: ActName | null;
  memberId: string | null;
}

/** Reads the filter from the address, where an act looks like `role-given`; null means all. */
export function auditFilter(params: URLSearchParams): AuditFilter {
  const act = params.get('act')?.toUpperCase().replaceAll('-', '_') ?? '';
  return { act: isKnownAct(act) ? act : null, memberId: params.get('member') || null };
}

export function auditParams({ act, memberId }: AuditFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (act) params.set('act', act.toLowerCase().replaceAll('_', '-'));
  if (memberId) params.set('member', memberId);
  return params;
}

/** The page's query variables. The member's name is queried only if the list is limited to a member. */
export function auditVariables(params: URLSearchParams) {
  const { act, memberId } = auditFilter(params);
  return { act, memberId, aboutId: memberId ?? '', isAboutMember: memberId !== null };
}
