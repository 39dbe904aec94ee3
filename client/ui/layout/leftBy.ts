import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { onPersonActs } from './personActs';
import { mainId } from './SkipLink';

/** The link by which a page was left. */
interface LeftBy {
  href: string;
  /** The nearest link that was on the page only once: itself, or its row's title if other rows have it too. */
  landmark?: string;
  /** How many links it came after the landmark. */
  step: number;
  /** The landmark's distance from the top of the window, if it's to be the same on return. */
  top?: number;
}

const linksSelector = `#${mainId} a[href]`;
const linksOfPage = () => [...document.querySelectorAll<HTMLAnchorElement>(linksSelector)];
const hrefOf = (link: Element | undefined) => link?.getAttribute('href') ?? undefined;
const topOf = (link: Element) => link.getBoundingClientRect().top;

const movingActs = ['keydown', 'pointerdown', 'wheel', 'resize'];

function leftByLink(link: HTMLAnchorElement): LeftBy {
  const links = linksOfPage();
  const at = links.indexOf(link);
  const times = new Map<string | undefined, number>();
  for (const one of links) times.set(hrefOf(one), (times.get(hrefOf(one)) ?? 0) + 1);
  const [found] = [...links.entries()]
    .filter(([, one]) => times.get(hrefOf(one)) === 1)
    .sort(([a], [b]) => Math.abs(a - at) - Math.abs(b - at));
  const href = hrefOf(link) as string;
  if (!found) return { href, step: 0 };
  const [place, landmark] = found;
  const top = topOf(landmark);
  const isInView = top >= 0 && top < window.innerHeight;
  // At the top of a page, browsers show what is new there.
  const isToStay = isInView && window.scrollY > 0;
  return { href, landmark: hrefOf(landmark), step: at - place, top: isToStay ? top : undefined };
}

/** The link that was followed, or another to the same address. */
function findLink({ href, landmark, step }: LeftBy): HTMLAnchorElement | undefined {
  const links = linksOfPage();
  const link = links[links.findIndex((one) => hrefOf(one) === landmark) + step];
  return hrefOf(link) === href ? link : links.find((one) => hrefOf(one) === href);
}

/**
 * Keeps a link's distance from the top of the window while the page changes its height, until the person acts
 * or something else scrolls. Browsers do so only for changes after a frame, so not for rows that come before
 * the router restores the scroll position, or in the same frame.
 */
function holdPlace(landmark: string, top: number): () => void {
  let link: HTMLAnchorElement | undefined;
  let left = { height: 0, top: 0 };
  const stop = () => {
    sizes.disconnect();
    window.removeEventListener('scroll', onScroll);
    stopListening();
  };
  const sizes = new ResizeObserver(() => {
    const wasThere = link !== undefined;
    if (!link?.isConnected) link = linksOfPage().find((one) => hrefOf(one) === landmark);
    if (!link) {
      if (wasThere) stop();
      return;
    }
    // It isn't laid out while its page is suspended.
    if (link.getClientRects().length === 0) return;
    const distance = topOf(link) - top;
    if (Math.abs(distance) >= 1) window.scrollBy(0, distance);
    left = { height: document.body.offsetHeight, top: topOf(link) };
  });
  // Without a change of height, it's neither the router nor the browser that scrolls.
  const onScroll = () => {
    if (link && left.height === document.body.offsetHeight && Math.abs(topOf(link) - left.top) >= 1) stop();
  };
  const stopListening = onPersonActs(stop, movingActs);
  window.addEventListener('scroll', onScroll);
  sizes.observe(document.body);
  return stop;
}

/**
 * Remembers the link by which each page was left. On Back, brings it to where it was in the window. Returns a
 * function that finds it then.
 */
export function useLinkLeftBy(): () => HTMLAnchorElement | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const leftBy = useRef(new Map<string, LeftBy>());

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(linksSelector);
      if (link) leftBy.current.set(key, leftByLink(link));
    };
    // If the link opened another tab, the member may leave this page from another place later.
    const stopListening = onPersonActs(() => {
      const left = leftBy.current.get(key);
      if (left) left.top = undefined;
    }, movingActs);
    window.addEventListener('click', onClick, true);
    return () => {
      stopListening();
      window.removeEventListener('click', onClick, true);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival brings the link back
  useLayoutEffect(() => {
    const { landmark, top } = (isReturn && leftBy.current.get(key)) || {};
    if (landmark !== undefined && top !== undefined) return holdPlace(landmark, top);
  }, [key]);

  return () => {
    const left = isReturn && leftBy.current.get(key);
    return left ? findLink(left) : undefined;
  };
}
