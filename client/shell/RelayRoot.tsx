import { RelayEnvironmentProvider } from 'react-relay';
import { type Location, Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { environment } from '../relay/environment';
import { NavigationProgress } from '../ui/layout/NavigationProgress';
import { PageFocus } from '../ui/layout/PageFocus';
import { MemberShortcuts } from './MemberShortcuts';

/** As loader data, the environment changes in the same render as the queries that were loaded with it. */
export const relayRootLoader = () => ({ environment });

/** Pages that are loaded anew all have the router's first key: each has the place of its own address. */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function RelayRoot() {
  const loaded = useLoaderData() as ReturnType<typeof relayRootLoader>;
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>
      <NavigationProgress />
      <MemberShortcuts />
      <Outlet />
      <PageFocus />
      <ScrollRestoration getKey={placeKey} />
    </RelayEnvironmentProvider>
  );
}
