import { Outlet } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { PageSpinner } from '../ui/feedback/PageSpinner';
import { PlainLayout } from '../ui/layout/PlainLayout';
import { MainLayout } from './MainLayout';
import { SiteHeader } from './SiteHeader';

/** For a page that anyone may come upon: members keep their bars, visitors have the public head. */
export function EitherLayout() {
  const { status, problem } = useAuth();
  if (status === 'loading' && !problem) return <PageSpinner />;
  if (status === 'signedIn') return <MainLayout />;
  return (
    <PlainLayout>
      <SiteHeader />
      <Outlet />
    </PlainLayout>
  );
}
