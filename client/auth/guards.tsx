import { type ComponentType, useEffect, useMemo, useState } from 'react';
import {
  type Location,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useNavigate,
} from 'react-router-dom';
import { readAccessToken } from '../relay/tokens';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSpinner } from '../ui/feedback/PageSpinner';
import { PlainLayout } from '../ui/layout/PlainLayout';
import { UnderWordmark } from '../ui/layout/UnderWordmark';
import type { SignInOrigin } from './endedSignIn';
import { useAuth } from './useAuth';

/** The page that a visitor wanted to open before being asked to sign in. */
export function originOf(location: Location): Partial<Location> | null {
  const from: unknown = location.state?.from;
  return from && typeof from === 'object' && 'pathname' in from ? (from as Partial<Location>) : null;
}

function WaitForAuth() {
  const { problem, retry } = useAuth();
  if (!problem) return <PageSpinner />;
  return (
    <UnderWordmark>
      <ErrorState title="You’re still signed in" text={problem.message} retry={retry} />
    </UnderWordmark>
  );
}

/** The component that a route shows to visitors instead of redirecting to /login. */
export interface VisitorHandle {
  Visitor: ComponentType;
}

const visitorOf = (handle: unknown): ComponentType | undefined =>
  (handle as VisitorHandle | undefined)?.Visitor;

/** The result of a visitor's loader, which sends no request. */
const notLoaded = { notLoaded: true };

/** The routes, with loaders that send no request for visitors: the server would refuse it. */
const forMembers = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { loader, children } = route;
    const guarded = typeof loader === 'function' && {
      loader: Object.assign(
        (...args: Parameters<typeof loader>) => (readAccessToken() ? loader(...args) : notLoaded),
        loader,
      ),
    };
    return { ...route, ...guarded, ...(children && { children: forMembers(children) }) } as RouteObject;
  });

function RequireAuth() {
  const { status, isLeaving } = useAuth();
  const location = useLocation();
  const matches = useMatches();
  const Visitor = matches.map(({ handle }) => visitorOf(handle)).find(Boolean);
  // After a sign-in in another tab, the loaders run again.
  const isReloading = matches.some(({ data }) => data === notLoaded);
  const [wasShown, setWasShown] = useState(false);
  // Must be a stable object: with a new one on each render, Navigate would navigate forever.
  const origin: SignInOrigin = useMemo(() => ({ from: location, ended: wasShown }), [location, wasShown]);
  if (status === 'signedIn' && !wasShown) setWasShown(true);
  if (isLeaving) return <PageSpinner />;
  if (status === 'loading')
    return (
      <PlainLayout>
        <WaitForAuth />
      </PlainLayout>
    );
  if (status === 'signedIn') return isReloading ? <PageSpinner /> : <Outlet />;
  if (!Visitor) return <Navigate to="/login" replace state={origin} />;
  return (
    <PlainLayout>
      <Visitor />
    </PlainLayout>
  );
}

function GuestOnly() {
  const { status } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const signedIn = status === 'signedIn';
  useEffect(() => {
    if (signedIn) void navigate(originOf(location) ?? '/dashboard', { replace: true });
  }, [signedIn, navigate, location]);
  // Keep showing the form until the next page has loaded.
  return status === 'loading' ? <WaitForAuth /> : <Outlet />;
}

/** Leads visitors to /login, which returns to this page afterwards. */
export const requireAuth = (children: RouteObject[]): RouteObject => ({
  Component: RequireAuth,
  children: forMembers(children),
});

/** Guards sign-in and registration: members are redirected. */
export const guestOnly = (children: RouteObject[]): RouteObject => ({ Component: GuestOnly, children });
