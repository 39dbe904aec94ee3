import type { RouteObject } from 'react-router-dom';

export const accountRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: { Component: async () => (await import('./LoginPage')).LoginPage },
  },
  {
    path: 'register',
    lazy: { Component: async () => (await import('./RegisterPage')).RegisterPage },
  },
];
