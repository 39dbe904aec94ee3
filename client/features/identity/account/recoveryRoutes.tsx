import type { RouteObject } from 'react-router-dom';
import { confirmPath, linkLoader, magicLinkPath, providerPath, resetPath } from './linkParameters';

/** Open to everyone: signed-in members can use links, too. */
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
  {
    path: providerPath,
    loader: linkLoader(providerPath),
    lazy: { Component: async () => (await import('./ProviderPage')).ProviderPage },
  },
  {
    path: confirmPath,
    loader: linkLoader(confirmPath),
    lazy: { Component: async () => (await import('./ConfirmPage')).ConfirmPage },
  },
];
