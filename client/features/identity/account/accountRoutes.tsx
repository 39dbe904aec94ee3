import type { RouteObject } from 'react-router-dom';
import { linkLoader, registerPath, waitingPath } from './linkParameters';

export const accountRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: { Component: async () => (await import('./LoginPage')).LoginPage },
  },
  {
    path: registerPath,
    loader: linkLoader(registerPath),
    lazy: { Component: async () => (await import('./RegisterPage')).RegisterPage },
  },
  {
    path: waitingPath,
    lazy: { Component: async () => (await import('./WaitingPage')).WaitingPage },
  },
];
