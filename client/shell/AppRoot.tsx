import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../ui/layout/NavigationProgress';
import { PageFocus } from '../ui/layout/PageFocus';
import { MemberShortcuts } from './MemberShortcuts';

/**
 * The key under which a scroll position is stored: that of the history entry. After a reload every page has the router's first key,
 * 'default', so its address is used instead.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function AppRoot() {
  return (
    <>
      <NavigationProgress />
      <MemberShortcuts />
      <Outlet />
      <PageFocus />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
