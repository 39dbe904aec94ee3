import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../ui/layout/NavigationProgress';
import { PageFocus } from '../ui/layout/PageFocus';
import { MemberShortcuts } from './MemberShortcuts';

/** The history entry's key, under which a scroll position is stored. After a reload each has 'default', so the address is used. */
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
