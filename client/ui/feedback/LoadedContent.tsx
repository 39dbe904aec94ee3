import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from './ErrorBoundary';
import { OfflineFallback } from './OfflineFallback';
import { SkeletonList } from './Skeleton';

/** The part of a page that is loaded: a skeleton or an error takes its place only, so that filters and tabs stay. */
export function LoadedContent({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <OfflineFallback attempt={key} instead={(error) => <LoadError error={error} />}>
      <Suspense fallback={<SkeletonList />}>{children}</Suspense>
    </OfflineFallback>
  );
}
