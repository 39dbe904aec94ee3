import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../features/account/session';
import { useShortcut } from './shortcuts';

/** The shortcuts that work on every screen, for members: a visitor's keys are the browser's. */
export function MemberShortcuts() {
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = status === 'signedIn';
  // Going where one is leaves no second step to go back from, as with a link.
  const goTo = (path: string) => void navigate(path, { replace: path === pathname + search });
  useShortcut('new_story', () => goTo('/stories/new'), signedIn);
  useShortcut('dashboard', () => goTo('/dashboard'), signedIn);
  return null;
}
