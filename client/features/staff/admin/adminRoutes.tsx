import type { RouteObject } from 'react-router-dom';

// Loaded with the first screen of /admin, so that other members don't load even the names of its queries.
const loaders = () => import('./adminLoaders');

/** A screen with its loader in `adminLoaders`. */
const screen = (
  path: string,
  loader: keyof Awaited<ReturnType<typeof loaders>>,
  Component: () => Promise<React.ComponentType>,
): RouteObject => ({ path, lazy: { loader: async () => (await loaders())[loader], Component } });

export const adminRoutes: RouteObject[] = [
  {
    lazy: {
      Component: async () => (await import('./AdminArea')).AdminArea,
      ErrorBoundary: async () => (await import('./AdminArea')).AdminError,
    },
    children: [
      screen('/admin', 'overview', async () => (await import('./OverviewPage')).OverviewPage),
      screen('/admin/approvals', 'requests', async () => (await import('./RequestsPage')).RequestsPage),
      screen(
        '/admin/invitations',
        'invitations',
        async () => (await import('./InvitationsPage')).InvitationsPage,
      ),
      screen('/admin/members', 'members', async () => (await import('./MembersPage')).MembersPage),
      screen('/admin/members/:id', 'member', async () => (await import('./MemberPage')).MemberPage),
      screen('/admin/reports', 'reports', async () => (await import('./ReportsPage')).ReportsPage),
      screen('/admin/audit-log', 'auditLog', async () => (await import('./AuditLogPage')).AuditLogPage),
      screen(
        '/admin/settings',
        'groupSettings',
        async () => (await import('./GroupSettingsPage')).GroupSettingsPage,
      ),
      screen('/admin/system', 'system', async () => (await import('./SystemPage')).SystemPage),
    ],
  },
];
