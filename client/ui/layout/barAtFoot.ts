import { matchPath, useLocation } from 'react-router-dom';

const editors = ['/stories', '/journals', '/notes'].flatMap((room) => [`${room}/new`, `${room}/:id/edit`]);

/** Whether the screen's own bar stays at the foot of the window: nothing may lie over its status and its buttons. */
export function useHasBarAtFoot(): boolean {
  const { pathname } = useLocation();
  return editors.some((path) => matchPath(path, pathname));
}
