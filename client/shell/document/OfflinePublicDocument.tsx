import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { NoConnection } from '../../ui/feedback/ErrorBoundary';
import { toast } from '../../ui/feedback/toaster';
import { takeNotice } from '../../ui/layout/openDocument';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';

const reload = () => window.location.reload();

/** Shown in place of a public document while there is no network; members are led from the landing page to their dashboard. */
export function OfflinePublicDocument() {
  const { status } = useAuth();
  const { pathname } = useLocation();
  useDocumentTitle('No connection');
  useEffect(() => {
    const notice = takeNotice();
    if (notice) toast.success(notice);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  if (pathname === '/' && status !== 'signedOut') return <Navigate to="/dashboard" replace />;
  return <NoConnection />;
}
