import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './SkipLink';

/** For this long, a closing menu or drawer may return the focus to its button. */
const handingBackMs = 1_000;

const personActs = ['keydown', 'pointerdown'] as const;

/** Calls the listener on user input, even if the page stops the event. */
function onPersonActs(listener: () => void): () => void {
  for (const act of personActs) window.addEventListener(act, listener, true);
  return () => {
    for (const act of personActs) window.removeEventListener(act, listener, true);
  };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is in the page or in a dialog. */
const isAtHome = (element: Element | null) =>
  element?.closest(`#${mainId}, [role=dialog], [role=alertdialog]`) != null;

/** The router controls the scroll position. */
const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

const focusMain = () => focusOn(document.getElementById(mainId));

const linksOfPage = () => [...document.querySelectorAll<HTMLAnchorElement>(`#${mainId} a[href]`)];

/** The link by which each page was left, to restore the focus on Back. */
function useLinksLeftBy(key: string) {
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest(`#${mainId} a[href]`);
      if (link) links.current.set(key, link.getAttribute('href') as string);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [key]);
  return links;
}

/**
 * Moves the focus to a new page, because it would be lost with the previous one, unless the page or the user
 * takes it. On Back, restores it to the link that was followed.
 */
export function PageFocus() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const isRedirect = navigationType === 'REPLACE';
  const linksLeftBy = useLinksLeftBy(key);
  const focused = useRef(pathname);
  const hasActed = useRef(false);

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
    const leftBy = navigationType === 'POP' ? linksLeftBy.current.get(key) : undefined;
    const link = leftBy && linksOfPage().find((one) => one.getAttribute('href') === leftBy);
    if (link) focusOn(link);
    else if (!isAtHome(document.activeElement)) focusMain();

    const arrivedAt = performance.now();
    // Removing the focused element fires no event.
    const observer = new MutationObserver(() => {
      if (isLost()) focusMain();
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
