import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../ui/layout/NavigationProgress';
import { PageFocus } from '../ui/layout/PageFocus';
import { MemberShortcuts } from './MemberShortcuts';

/** After a reload every page has the router's first key, so its address is used instead. */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function AppRoot() {
  return (
    <>
      <NavigationProgress />
      <MemberShortcuts />
      <Outlet />
      <PageFocus />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}
