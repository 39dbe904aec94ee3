import type { RouteObject } from 'react-router-dom';
import { aboutRoutes } from './features/about/aboutRoutes';
import { accountRoutes } from './features/account/accountRoutes';
import { guestOnly, requireSession } from './features/account/guards';
import { blogRoutes } from './features/blog/blogRoutes';
import { dashboardRoutes } from './features/dashboard/dashboardRoutes';
import { landingRoutes } from './features/landing/landingRoutes';
import { notFoundRoutes } from './features/notFound/notFoundRoutes';
import { storyRoutes } from './features/story/storyRoutes';
import { RelayRoot, relayRootLoader } from './relay/RelayRoot';
import { ContentError, PageError } from './ui/ErrorBoundary';
import { PageSpinner } from './ui/PageSpinner';
import { PlainLayout } from './ui/PlainLayout';

const withinErrors = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: ContentError, children });

const plain = (children: RouteObject[]): RouteObject => ({
  Component: PlainLayout,
  children: [withinErrors(children)],
});

const mainLayout = async () => (await import('./ui/MainLayout')).MainLayout;

const main = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: mainLayout },
  children: [withinErrors(children)],
});

export const routes: RouteObject[] = [
  {
    Component: RelayRoot,
    loader: relayRootLoader,
    // Cheap, and it must not be missed: it carries the environment of the member of the moment.
    shouldRevalidate: () => true,
    HydrateFallback: PageSpinner,
    ErrorBoundary: PageError,
    children: [
      plain([...landingRoutes, ...aboutRoutes, ...blogRoutes, guestOnly(accountRoutes), ...notFoundRoutes]),
      requireSession([main([...dashboardRoutes, ...storyRoutes])]),
    ],
  },
];
