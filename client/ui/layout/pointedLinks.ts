import { isDocument } from '../../../server/contract/routes';

/** A pointer or the focus that stays this long on a link is likely to follow it. */
const restMs = 40;

/** The address of a link that the router will follow, other than the current page's. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || isDocument(url.pathname)) return null;
  return url.pathname === pathname && url.search === search ? null : url;
}

/** Calls the listener with the address of each link that is about to be followed: pointed at for a while, focused, or pressed. */
export function watchPointedLinks(onPointed: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restingHref: string | undefined;
  const cancel = () => {
    clearTimeout(timer);
    restingHref = undefined;
  };
  const onRest = ({ target }: Event) => {
    const url = addressOf(target);
    if (url?.href === restingHref) return;
    cancel();
    if (!url) return;
    restingHref = url.href;
    timer = setTimeout(() => onPointed(url), restMs);
  };
  const onPress = (event: Event) => {
    clearTimeout(timer);
    // Other mouse buttons open a menu or another tab.
    if (event instanceof MouseEvent && event.button !== 0) return;
    const url = addressOf(event.target);
    if (url) onPointed(url);
  };
  const listeners = { mouseover: onRest, focusin: onRest, touchstart: onPress, mousedown: onPress };
  const types = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const type of types)
    document.addEventListener(type, listeners[type], { capture: true, passive: true });
  return () => {
    cancel();
    for (const type of types) document.removeEventListener(type, listeners[type], true);
  };
}
