import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { combinationOf } from '../settings/combination';
import { useCommands } from '../shortcuts/commands';
import { useListKey } from '../shortcuts/listKey';
import { useNewStoryPath } from '../shortcuts/newStoryRoom';
import { belongsToDialog, useShortcut } from '../shortcuts/shortcuts';

interface OpenList {
  /** The history entry in which it was opened; navigating closes it. */
  on: string;
  List: ComponentType<{ onClose: () => void }>;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the key types text or selects in a list. */
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(fields) !== null;

/** Shortcuts on every screen, for members only. */
export function MemberShortcuts() {
  const { status } = useAuth();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const signedIn = status === 'signedIn';
  // Going to the current page replaces the history entry, as a link does.
  const goTo = (path: string) => void navigate(path, { replace: path === pathname + search });
  const newStory = useNewStoryPath();
  useShortcut('new_story', () => goTo(newStory), signedIn);
  useShortcut('dashboard', () => goTo('/dashboard'), signedIn);

  const hasListKey = useListKey() && signedIn;
  const [open, setOpen] = useState<OpenList | null>(null);
  // Without its code nothing happens.
  const openList = () => {
    import('../shortcuts/ShortcutList').then(
      ({ ShortcutList }) => setOpen({ on: key, List: ShortcutList }),
      () => {},
    );
  };
  const onListKey = useEffectEvent(openList);
  useCommands(
    signedIn
      ? [{ id: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys', everywhere: true, run: openList }]
      : [],
  );
  useEffect(() => {
    if (!hasListKey) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || combinationOf(event) !== '?') return;
      if (isTyping(event) || belongsToDialog(event)) return;
      event.preventDefault();
      onListKey();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasListKey]);
  // Otherwise it would reappear on Back.
  if (open && open.on !== key) setOpen(null);
  if (!signedIn || open?.on !== key) return null;
  return <open.List onClose={() => setOpen(null)} />;
}
