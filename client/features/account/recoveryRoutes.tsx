import type { RouteObject } from 'react-router-dom';
import { linkLoader, magicLinkPath, resetPath } from './recoveryLink';

/** Open to everyone: a link works as well for whoever is signed in already. */
export const recoveryRoutes: RouteObject[] = [
  {
    path: 'forgot-password',
    lazy: { Component: async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage },
  },
  {
    path: resetPath,
    loader: linkLoader(resetPath),
    lazy: { Component: async () => (await import('./ResetPasswordPage')).ResetPasswordPage },
  },
  {
    path: magicLinkPath,
    loader: linkLoader(magicLinkPath),
    lazy: { Component: async () => (await import('./MagicLinkPage')).MagicLinkPage },
  },
];
