import type { RouteObject } from 'react-router-dom';
import { guestOnly, requireAuth } from './auth/guards';
import { loadDocuments } from './documents/loadDocuments';
import { accountRoutes } from './features/identity/account/accountRoutes';
import { recoveryRoutes } from './features/identity/account/recoveryRoutes';
import { dashboardRoutes } from './features/members/dashboard/dashboardRoutes';
import { profileRoutes } from './features/members/profile/profileRoutes';
import { settingsRoutes } from './features/members/settings/settingsRoutes';
import { notificationRoutes } from './features/notify/notification/notificationRoutes';
import { sessionRoutes } from './features/sessions/session/sessionRoutes';
import { adminRoutes } from './features/staff/admin/adminRoutes';
import { feedbackRoutes } from './features/staff/feedback/feedbackRoutes';
import { favoriteRoutes } from './features/stories/story/favoriteRoutes';
import { storyRoutes } from './features/stories/story/storyRoutes';
import { versionRoutes } from './features/stories/version/versionRoutes';
import { exerciseRoutes } from './features/writing/exercise/exerciseRoutes';
import { goalRoutes } from './features/writing/goal/goalRoutes';
import { journalRoutes } from './features/writing/journal/journalRoutes';
import { noteRoutes } from './features/writing/note/noteRoutes';
import { AppRoot } from './shell/AppRoot';
import { documentRoutes } from './shell/document/documentRoutes';
import { helpRoutes } from './shell/help/helpRoutes';
import { notFoundRoutes } from './shell/notFound/notFoundRoutes';
import { ContentError, PageError, PlainError, StartingPage } from './ui/feedback/ErrorBoundary';
import { PlainLayout } from './ui/layout/PlainLayout';
import { prefetchRoutes } from './ui/layout/prefetchRoutes';
import { retryLazyRoutes } from './ui/layout/routeCode';

/** Routes within the provider of the member's Relay environment. */
const withRelay = (children: RouteObject[]): RouteObject => ({
  lazy: {
    Component: async () => (await import('./shell/RelayRoot')).RelayRoot,
    loader: async () => (await import('./shell/RelayRoot')).relayRootLoader,
  },
  // The loader must run on each navigation, because it provides the current member's environment.
  shouldRevalidate: () => true,
  children,
});

/** Routes whose errors are shown within their layout. */
const withContentError = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: ContentError,
  children,
});

/** Routes in the layout without bars. */
const inPlainLayout = (children: RouteObject[]): RouteObject => ({
  Component: PlainLayout,
  children: [{ ErrorBoundary: PlainError, children }],
});

/** Loads a layout together with the documents, which members' screens read, and of which signing out warns if they are unsent. */
const withDocuments = async <T,>(layout: Promise<T>): Promise<T> =>
  (await Promise.all([layout, loadDocuments()]))[0];

const loadMainLayout = async () => (await withDocuments(import('./shell/MainLayout'))).MainLayout;

const loadEitherLayout = async () => (await withDocuments(import('./shell/EitherLayout'))).EitherLayout;

const loadAttendancePages = async () => (await import('./features/sessions/room/Attendance')).AttendancePages;

/** Routes in the layout of members' screens. Presence in sessions is outside of it, because the layout is mounted again with each page. */
const inMainLayout = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: loadAttendancePages },
  children: [{ lazy: { Component: loadMainLayout }, children: [withContentError(children)] }],
});

/** Routes in the members' layout for members, and below the public header for visitors. */
const inEitherLayout = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: loadEitherLayout },
  children,
});

const routesWithoutRetry: RouteObject[] = [
  {
    Component: AppRoot,
    HydrateFallback: StartingPage,
    ErrorBoundary: PageError,
    children: [
      inPlainLayout([guestOnly(accountRoutes), withRelay(recoveryRoutes)]),
      withRelay([
        requireAuth([
          inMainLayout([
            ...dashboardRoutes,
            ...sessionRoutes,
            ...storyRoutes,
            ...versionRoutes,
            ...favoriteRoutes,
            ...journalRoutes,
            ...noteRoutes,
            ...goalRoutes,
            ...exerciseRoutes,
            ...feedbackRoutes,
            ...notificationRoutes,
            ...settingsRoutes,
            ...helpRoutes,
            ...profileRoutes,
            ...adminRoutes,
          ]),
        ]),
        inEitherLayout([...documentRoutes, ...notFoundRoutes]),
      ]),
    ],
  },
];

export const routes: RouteObject[] = retryLazyRoutes(routesWithoutRetry);

/** Loads the code and the data of the page at an address, before a link to it is followed. */
export const prefetchPage = (url: URL): void => prefetchRoutes(routesWithoutRetry, url);
