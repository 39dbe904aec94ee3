import type { RouteObject } from 'react-router-dom';

export const landingRoutes: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('./LandingPage')).LandingPage } },
];
