import { Outlet } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { PageSpinner } from '../ui/feedback/PageSpinner';
import { PlainLayout } from '../ui/layout/PlainLayout';
import { MainLayout } from './MainLayout';
import { SiteHeader } from './SiteHeader';

/** The layout of pages open to everyone: bars for members, the public header for visitors. */
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
