import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { combinationOf } from '../settings/combination';
import { useCommands } from '../shortcuts/commands';
import { useListKey } from '../shortcuts/listKey';
import { useNewStoryPath } from '../shortcuts/newStoryRoom';
import { belongsToDialog, useShortcut } from '../shortcuts/shortcuts';
import { usePanel } from '../ui/layout/usePanel';

const typingFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the pressed key types text or selects in a list. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(typingFields) !== null;

/** Shortcuts on every screen, and the list of all of them. Visitors have none. */
export function MemberShortcuts() {
  const { status } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = status === 'signedIn';
  // Going to the current page replaces the history entry, as a link does.
  const goTo = (path: string) => void navigate(path, { replace: path === pathname + search });
  const newStory = useNewStoryPath();
  useShortcut('new_story', () => goTo(newStory), isSignedIn);
  useShortcut('dashboard', () => goTo('/dashboard'), isSignedIn);

  const hasListKey = useListKey() && isSignedIn;
  const list = usePanel(async () => (await import('../shortcuts/ShortcutList')).ShortcutList);
  const onListKey = useEffectEvent(list.open);
  useCommands(
    isSignedIn
      ? [{ id: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys', everywhere: true, run: list.open }]
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
  return isSignedIn && list.Panel && <list.Panel onClose={list.close} />;
}
