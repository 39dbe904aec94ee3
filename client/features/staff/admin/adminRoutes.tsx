import type { RouteObject } from 'react-router-dom';

// Loaded with the first screen of /admin, so that other members don't load even the names of its queries.
const loaders = () => import('./adminLoaders');

export const adminRoutes: RouteObject[] = [
  {
    lazy: {
      Component: async () => (await import('./AdminArea')).AdminArea,
      ErrorBoundary: async () => (await import('./AdminArea')).AdminError,
    },
    children: [
      {
        path: '/admin',
        lazy: {
          loader: async () => (await loaders()).overview,
          Component: async () => (await import('./OverviewPage')).OverviewPage,
        },
      },
      {
        path: '/admin/approvals',
        lazy: {
          loader: async () => (await loaders()).requests,
          Component: async () => (await import('./RequestsPage')).RequestsPage,
        },
      },
      {
        path: '/admin/invitations',
        lazy: {
          loader: async () => (await loaders()).invitations,
          Component: async () => (await import('./InvitationsPage')).InvitationsPage,
        },
      },
      {
        path: '/admin/members',
        lazy: {
          loader: async () => (await loaders()).members,
          Component: async () => (await import('./MembersPage')).MembersPage,
        },
      },
      {
        path: '/admin/members/:id',
        lazy: {
          loader: async () => (await loaders()).member,
          Component: async () => (await import('./MemberPage')).MemberPage,
        },
      },
      {
        path: '/admin/reports',
        lazy: {
          loader: async () => (await loaders()).reports,
          Component: async () => (await import('./ReportsPage')).ReportsPage,
        },
      },
      {
        path: '/admin/audit-log',
        lazy: {
          loader: async () => (await loaders()).auditLog,
          Component: async () => (await import('./AuditLogPage')).AuditLogPage,
        },
      },
      {
        path: '/admin/settings',
        lazy: {
          loader: async () => (await loaders()).groupSettings,
          Component: async () => (await import('./GroupSettingsPage')).GroupSettingsPage,
        },
      },
      {
        path: '/admin/system',
        lazy: {
          loader: async () => (await loaders()).system,
          Component: async () => (await import('./SystemPage')).SystemPage,
        },
      },
    ],
  },
];
