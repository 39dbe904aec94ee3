interface AdminSection {
  label: string;
  href: string;
  /** Other organisers don't see it. */
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
