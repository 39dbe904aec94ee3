import { RelayEnvironmentProvider } from 'react-relay';
import { type Location, Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { environment } from '../relay/environment';
import { NavigationProgress } from '../ui/layout/NavigationProgress';
import { PageFocus } from '../ui/layout/PageFocus';
import { MemberShortcuts } from './MemberShortcuts';

/** As loader data, the environment changes in the same render as the queries loaded with it. */
export const relayRootLoader = () => ({ environment });

/** After a reload every page has the router's first key, so its address is used instead. */
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
