import type { RouteObject } from 'react-router-dom';

export const aboutRoutes: RouteObject[] = [
  { path: 'about', lazy: { Component: async () => (await import('./AboutPage')).AboutPage } },
];
