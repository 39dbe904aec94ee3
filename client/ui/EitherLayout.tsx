import { Outlet } from 'react-router-dom';
import { SiteHeader } from '../features/account/SiteHeader';
import { useSession } from '../features/account/session';
import { MainLayout } from './MainLayout';
import { PageSpinner } from './PageSpinner';
import { PlainLayout } from './PlainLayout';

/** For a page that anyone may come upon: members keep their bars, visitors have the public head. */
export function EitherLayout() {
  const { status, problem } = useSession();
  if (status === 'loading' && !problem) return <PageSpinner />;
  if (status === 'signedIn') return <MainLayout />;
  return (
    <PlainLayout>
      <SiteHeader />
      <Outlet />
    </PlainLayout>
  );
}
