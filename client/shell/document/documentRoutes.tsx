import { Navigate, type RouteObject } from 'react-router-dom';
import { appShell, documents } from '../../../server/contract/routes';

/** The server renders the public documents. The service worker opens the app at their addresses only without a network. */
export const documentRoutes: RouteObject[] = [
  { path: appShell, element: <Navigate to="/dashboard" replace /> },
  ...documents.map(
    (path): RouteObject => ({
      path,
      lazy: { Component: async () => (await import('./OfflinePublicDocument')).OfflinePublicDocument },
    }),
  ),
];
