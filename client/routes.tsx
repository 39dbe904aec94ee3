import type { RouteObject } from 'react-router-dom';
import { guestOnly, requireAuth } from './auth/guards';
import { loadDocuments } from './documents/loadDocuments';
import { accountRoutes } from './features/account/accountRoutes';
import { recoveryRoutes } from './features/account/recoveryRoutes';
import { adminRoutes } from './features/admin/adminRoutes';
import { dashboardRoutes } from './features/dashboard/dashboardRoutes';
import { documentRoutes } from './features/document/documentRoutes';
import { exerciseRoutes } from './features/exercise/exerciseRoutes';
import { feedbackRoutes } from './features/feedback/feedbackRoutes';
import { goalRoutes } from './features/goal/goalRoutes';
import { helpRoutes } from './features/help/helpRoutes';
import { journalRoutes } from './features/journal/journalRoutes';
import { noteRoutes } from './features/note/noteRoutes';
import { notFoundRoutes } from './features/notFound/notFoundRoutes';
import { notificationRoutes } from './features/notification/notificationRoutes';
import { profileRoutes } from './features/profile/profileRoutes';
import { sessionRoutes } from './features/session/sessionRoutes';
import { settingsRoutes } from './features/settings/settingsRoutes';
import { favoriteRoutes } from './features/story/favoriteRoutes';
import { storyRoutes } from './features/story/storyRoutes';
import { versionRoutes } from './features/version/versionRoutes';
import { AppRoot } from './shell/AppRoot';
import { ContentError, PageError, PlainError, StartingPage } from './ui/feedback/ErrorBoundary';
import { PlainLayout } from './ui/layout/PlainLayout';
import { prefetchRoutes } from './ui/layout/prefetchRoutes';
import { retryLazyRoutes } from './ui/layout/routeCode';

const withRelay = (children: RouteObject[]): RouteObject => ({
  lazy: {
    Component: async () => (await import('./shell/RelayRoot')).RelayRoot,
    loader: async () => (await import('./shell/RelayRoot')).relayRootLoader,
  },
  // Must always run, because it provides the current member's environment.
  shouldRevalidate: () => true,
  children,
});

const withinErrors = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: ContentError, children });

const plain = (children: RouteObject[]): RouteObject => ({
  Component: PlainLayout,
  children: [{ ErrorBoundary: PlainError, children }],
});

/** Members' screens read documents, and signing out warns of unsent ones. */
const withDocuments = async <T,>(layout: Promise<T>): Promise<T> =>
  (await Promise.all([layout, loadDocuments()]))[0];

const mainLayout = async () => (await withDocuments(import('./shell/MainLayout'))).MainLayout;

const eitherLayout = async () => (await withDocuments(import('./shell/EitherLayout'))).EitherLayout;

const attendancePages = async () => (await import('./features/room/Attendance')).AttendancePages;

// Outside the layout, which remounts with each page.
const main = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: attendancePages },
  children: [{ lazy: { Component: mainLayout }, children: [withinErrors(children)] }],
});

/** Members see their bars, visitors the public header. */
const either = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: eitherLayout },
  children,
});

const plainRoutes: RouteObject[] = [
  {
    Component: AppRoot,
    HydrateFallback: StartingPage,
    ErrorBoundary: PageError,
    children: [
      plain([guestOnly(accountRoutes), withRelay(recoveryRoutes)]),
      withRelay([
        requireAuth([
          main([
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
        either([...documentRoutes, ...notFoundRoutes]),
      ]),
    ],
  },
];

export const routes: RouteObject[] = retryLazyRoutes(plainRoutes);

/** Loads what the page at the address needs, before a link to it is followed. */
export const prefetchPage = (url: URL): void => prefetchRoutes(plainRoutes, url);
