import { RelayEnvironmentProvider } from 'react-relay';
import { Outlet, useLoaderData } from 'react-router-dom';
import { LiveNotifications } from '../features/notify/notification/LiveNotifications';
import { environment } from '../relay/environment';

/** Provides the environment as loader data, so that it changes in the same render as the queries loaded with it. */
export const relayRootLoader = () => ({ environment });

export function RelayRoot() {
  const loaded = useLoaderData() as ReturnType<typeof relayRootLoader>;
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>
      <LiveNotifications />
      <Outlet />
    </RelayEnvironmentProvider>
  );
}
