import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusInPlace, focusMain, isFocusLost } from './focusFallback';
import { useFollowedLink } from './followedLink';
import { mainId } from './SkipLink';
import { useLostFocus } from './useLostFocus';
import { onUserInput } from './userInput';

/** For this long after a navigation, a closing menu or drawer may return the focus to its button. */
const focusReturnMs = 1_000;

/** Whether the focus is in the page or in a dialog. */
const isInContent = (element: Element | null) =>
  element?.closest(`#${mainId}, [role=dialog], [role=alertdialog]`) != null;

/**
 * Moves the focus to a new page, because it would be lost with the previous one, unless the page or the user
 * moves it. On Back, restores it to the link that was followed, and the scroll position of that link. Restores the focus whenever it is
 * lost later, too.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const findFollowedLink = useFollowedLink();
  const lastPathname = useRef(pathname);
  const hasActed = useRef(false);
  useLostFocus();

  useEffect(
    () =>
      onUserInput(() => {
        hasActed.current = true;
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what kind of navigation it was is asked only when it leads elsewhere
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A redirect before the first user input doesn't move the focus.
    if (isRedirect && !hasActed.current) return;
    const link = findFollowedLink();
    if (link) focusInPlace(link);
    else if (!isInContent(document.activeElement)) focusMain();

    const arrivedAt = performance.now();
    // Removing the focused element fires no event.
    const observer = new MutationObserver(() => {
      if (isFocusLost()) focusMain();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const onFocusIn = ({ target }: FocusEvent) => {
      const isReturned = performance.now() - arrivedAt < focusReturnMs;
      const isOpener = target instanceof Element && target.matches('[aria-haspopup], [aria-expanded]');
      if (isReturned && isOpener && !isInContent(target)) focusMain();
    };
    document.addEventListener('focusin', onFocusIn);
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      stopListening();
    };
    const stopListening = onUserInput(stop);
    return stop;
  }, [pathname]);

  return null;
}
