import { matchPath, useLocation } from 'react-router-dom';

const editorPaths = ['/stories', '/journals', '/notes'].flatMap((list) => [
  `${list}/new`,
  `${list}/:id/edit`,
]);

/** Whether the screen has its own bar at the bottom of the window, which nothing may cover. */
export function useHasBottomBar(): boolean {
  const { pathname } = useLocation();
  return editorPaths.some((path) => matchPath(path, pathname));
}
