import type { RouteObject } from 'react-router-dom';
import { aboutRoutes } from './features/about/aboutRoutes';
import { accountRoutes } from './features/account/accountRoutes';
import { guestOnly, requireSession } from './features/account/guards';
import { recoveryRoutes } from './features/account/recoveryRoutes';
import { blogRoutes } from './features/blog/blogRoutes';
import { dashboardRoutes } from './features/dashboard/dashboardRoutes';
import { exerciseRoutes } from './features/exercise/exerciseRoutes';
import { favoriteRoutes } from './features/favorite/favoriteRoutes';
import { feedbackRoutes } from './features/feedback/feedbackRoutes';
import { helpRoutes } from './features/help/helpRoutes';
import { journalRoutes } from './features/journal/journalRoutes';
import { landingRoutes } from './features/landing/landingRoutes';
import { noteRoutes } from './features/note/noteRoutes';
import { notFoundRoutes } from './features/notFound/notFoundRoutes';
import { profileRoutes } from './features/profile/profileRoutes';
import { sessionRoutes } from './features/session/sessionRoutes';
import { settingsRoutes } from './features/settings/settingsRoutes';
import { storyRoutes } from './features/story/storyRoutes';
import { versionRoutes } from './features/version/versionRoutes';
import { RelayRoot, relayRootLoader } from './relay/RelayRoot';
import { ContentError, PageError, PlainError, StartingPage } from './ui/ErrorBoundary';
import { PlainLayout } from './ui/PlainLayout';
import { withPatience } from './ui/routeCode';

const withinErrors = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: ContentError, children });

const plain = (children: RouteObject[]): RouteObject => ({
  Component: PlainLayout,
  children: [{ ErrorBoundary: PlainError, children }],
});

const mainLayout = async () => (await import('./ui/MainLayout')).MainLayout;

const main = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: mainLayout },
  children: [withinErrors(children)],
});

/** Members keep their bars, visitors do without. */
const either = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: async () => (await import('./ui/EitherLayout')).EitherLayout },
  children,
});

export const routes: RouteObject[] = withPatience([
  {
    Component: RelayRoot,
    loader: relayRootLoader,
    // Cheap, and it must not be missed: it carries the environment of the member of the moment.
    shouldRevalidate: () => true,
    HydrateFallback: StartingPage,
    ErrorBoundary: PageError,
    children: [
      plain([...landingRoutes, ...aboutRoutes, ...blogRoutes, ...recoveryRoutes, guestOnly(accountRoutes)]),
      requireSession([
        main([
          ...dashboardRoutes,
          ...sessionRoutes,
          ...storyRoutes,
          ...versionRoutes,
          ...favoriteRoutes,
          ...journalRoutes,
          ...noteRoutes,
          ...exerciseRoutes,
          ...feedbackRoutes,
          ...settingsRoutes,
          ...helpRoutes,
          ...profileRoutes,
        ]),
      ]),
      either(notFoundRoutes),
    ],
  },
]);
