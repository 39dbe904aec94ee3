import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from '../feedback/PageSpinner';
import { mainId, SkipLink } from './SkipLink';

/** The layout without bars, for public pages and sign-in. `children` replace the route's page. */
export function PlainLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <chakra.main id={mainId} tabIndex={-1} minH="100dvh" display="flex" flexDirection="column">
        <Suspense key={pathname} fallback={<PageSpinner />}>
          {children ?? <Outlet />}
        </Suspense>
      </chakra.main>
    </>
  );
}
