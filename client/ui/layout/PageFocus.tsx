import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusInPlace, focusMain, isFocusLost } from './focusFallback';
import { useLinkLeftBy } from './leftBy';
import { onPersonActs } from './personActs';
import { mainId } from './SkipLink';
import { useLostFocus } from './useLostFocus';

/** For this long, a closing menu or drawer may return the focus to its button. */
const handingBackMs = 1_000;

/** Whether the focus is in the page or in a dialog. */
const isAtHome = (element: Element | null) =>
  element?.closest(`#${mainId}, [role=dialog], [role=alertdialog]`) != null;

/**
 * Moves the focus to a new page, because it would be lost with the previous one, unless the page or the user
 * takes it. On Back, restores it to the link that was followed, and that to its place in the window. Catches it later, too, if it
 * is lost.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const findLinkLeftBy = useLinkLeftBy();
  const focused = useRef(pathname);
  const hasActed = useRef(false);
  useLostFocus();

  useEffect(
    () =>
      onPersonActs(() => {
        hasActed.current = true;
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what kind of navigation it was is asked only when it leads elsewhere
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    // Not for redirects before the first user action.
    if (isRedirect && !hasActed.current) return;
    const link = findLinkLeftBy();
    if (link) focusInPlace(link);
    else if (!isAtHome(document.activeElement)) focusMain();

    const arrivedAt = performance.now();
    // Removing the focused element fires no event.
    const observer = new MutationObserver(() => {
      if (isFocusLost()) focusMain();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const bringBack = ({ target }: FocusEvent) => {
      const isHandedBack = performance.now() - arrivedAt < handingBackMs;
      const hasOpened = target instanceof Element && target.matches('[aria-haspopup], [aria-expanded]');
      if (isHandedBack && hasOpened && !isAtHome(target)) focusMain();
    };
    document.addEventListener('focusin', bringBack);
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', bringBack);
      stopListening();
    };
    const stopListening = onPersonActs(stop);
    return stop;
  }, [pathname]);

  return null;
}
