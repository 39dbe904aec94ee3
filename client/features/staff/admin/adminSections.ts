interface AdminSection {
  label: string;
  href: string;
  /** Instructors don't see the screen. */
  adminsOnly?: true;
}

/** The screens below /admin, in the order of their links. */
export const adminSections: readonly AdminSection[] = [
  { label: 'Overview', href: '/admin' },
  { label: 'Requests', href: '/admin/approvals' },
  { label: 'Invitations', href: '/admin/invitations' },
  { label: 'Members', href: '/admin/members' },
  { label: 'Reports', href: '/admin/reports' },
  { label: 'Audit log', href: '/admin/audit-log', adminsOnly: true },
  { label: 'Settings', href: '/admin/settings', adminsOnly: true },
  { label: 'System', href: '/admin/system', adminsOnly: true },
];

/** A path as in `adminSections`: the router also accepts capitals, and slashes at the end. */
export const normalisedPath = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');
