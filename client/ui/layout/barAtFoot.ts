import { matchPath, useLocation } from 'react-router-dom';

const editors = ['/stories', '/journals', '/notes'].flatMap((room) => [`${room}/new`, `${room}/:id/edit`]);

/** Whether the screen has its own bar at the bottom of the window, which nothing may cover. */
export function useHasBarAtFoot(): boolean {
  const { pathname } = useLocation();
  return editors.some((path) => matchPath(path, pathname));
}
