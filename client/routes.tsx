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

const attendancePages = async () => (await import('./features/sessions/room/Attendance')).AttendancePages;

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
