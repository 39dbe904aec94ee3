import type { RouteObject } from 'react-router-dom';

export const notFoundRoutes: RouteObject[] = [
  { path: '*', lazy: { Component: async () => (await import('./NotFoundPage')).NotFoundPage } },
];
