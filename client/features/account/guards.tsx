import { useEffect, useState } from 'react';
import {
  type Location,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState';
import { PageSpinner } from '../../ui/PageSpinner';
import { useSession } from './session';

/** Where a visitor was going before being asked to sign in. */
export function originOf(location: Location): Partial<Location> | null {
  const from: unknown = location.state?.from;
  return from && typeof from === 'object' && 'pathname' in from ? (from as Partial<Location>) : null;
}

function WaitForSession() {
  const { problem, retry } = useSession();
  if (!problem) return <PageSpinner />;
  return <ErrorState title="You’re still signed in" text={problem.message} retry={retry} />;
}

function RequireSession() {
  const { status, left } = useSession();
  const location = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (status === 'signedIn' && !wasShown) setWasShown(true);
  if (status === 'loading') return <WaitForSession />;
  if (status === 'signedOut')
    return left && wasShown ? (
      <Navigate to="/" />
    ) : (
      <Navigate to="/login" replace state={{ from: location }} />
    );
  return <Outlet />;
}

function GuestOnly() {
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const signedIn = status === 'signedIn';
  useEffect(() => {
    if (signedIn) void navigate(originOf(location) ?? '/dashboard', { replace: true });
  }, [signedIn, navigate, location]);
  // The form stays in sight until the next page is there.
  return status === 'loading' ? <WaitForSession /> : <Outlet />;
}

/** Signed-out visitors go to /login, which remembers where they were going. */
export const requireSession = (children: RouteObject[]): RouteObject => ({
  Component: RequireSession,
  children,
});

/** Signing in and registering: members are led on. */
export const guestOnly = (children: RouteObject[]): RouteObject => ({ Component: GuestOnly, children });
