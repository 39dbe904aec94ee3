import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { combinationOf } from '../settings/combination';
import { useListKey } from '../shortcuts/listKey';
import { belongsToDialog, useShortcut } from '../shortcuts/shortcuts';

interface OpenList {
  /** The place it was asked for in: it is closed by going elsewhere. */
  on: string;
  List: ComponentType<{ onClose: () => void }>;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Where what is typed is text, or chooses from a list by its letters. */
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(fields) !== null;

/** The shortcuts that work on every screen, for members: a visitor's keys are the browser's. */
export function MemberShortcuts() {
  const { status } = useAuth();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const signedIn = status === 'signedIn';
  // Going where one is leaves no second step to go back from, as with a link.
  const goTo = (path: string) => void navigate(path, { replace: path === pathname + search });
  useShortcut('new_story', () => goTo('/stories/new'), signedIn);
  useShortcut('dashboard', () => goTo('/dashboard'), signedIn);

  const hasListKey = useListKey() && signedIn;
  const [open, setOpen] = useState<OpenList | null>(null);
  useEffect(() => {
    if (!hasListKey) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || combinationOf(event) !== '?') return;
      if (isTyping(event) || belongsToDialog(event)) return;
      event.preventDefault();
      // Where its code can't be had, a key without an answer is all that is missing.
      import('../shortcuts/ShortcutList').then(
        ({ ShortcutList }) => setOpen({ on: key, List: ShortcutList }),
        () => {},
      );
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasListKey, key]);
  // Else it would be there again for who comes back.
  if (open && open.on !== key) setOpen(null);
  if (!signedIn || open?.on !== key) return null;
  return <open.List onClose={() => setOpen(null)} />;
}
