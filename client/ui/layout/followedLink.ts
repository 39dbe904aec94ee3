import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './SkipLink';
import { onUserInput } from './userInput';

/** How to find the link by which a page was left. */
interface FollowedLink {
  href: string;
  /** The address of the nearest link that is alone in having it: the link itself, or the title of its row. */
  landmark?: string;
  /** How many links after the landmark the link comes; negative before it. */
  offset: number;
  /** The landmark's distance from the top of the window, if it must be the same on return. */
  top?: number;
}

const linksSelector = `#${mainId} a[href]`;
const pageLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(linksSelector)];
const hrefOf = (link: Element | undefined) => link?.getAttribute('href') ?? undefined;
const topOf = (link: Element) => link.getBoundingClientRect().top;

/** Events of user input by which the page may scroll. */
const scrollingInput = ['keydown', 'pointerdown', 'wheel', 'resize'];

/** Describes a followed link by the nearest landmark, so that it is found when other rows come or go. */
function describeLink(link: HTMLAnchorElement): FollowedLink {
  const links = pageLinks();
  const index = links.indexOf(link);
  const countByHref = new Map<string | undefined, number>();
  for (const href of links.map(hrefOf)) countByHref.set(href, (countByHref.get(href) ?? 0) + 1);
  const [nearest] = [...links.entries()]
    .filter(([, one]) => countByHref.get(hrefOf(one)) === 1)
    .sort(([a], [b]) => Math.abs(a - index) - Math.abs(b - index));
  const href = hrefOf(link) as string;
  if (!nearest) return { href, offset: 0 };
  const [landmarkIndex, landmark] = nearest;
  const top = topOf(landmark);
  const isInView = top >= 0 && top < window.innerHeight;
  // A page that wasn't scrolled shows its top again, with what is new there.
  const mustStay = isInView && window.scrollY > 0;
  return { href, landmark: hrefOf(landmark), offset: index - landmarkIndex, top: mustStay ? top : undefined };
}

/** Finds the link that was followed, or another to the same address. */
function findLink({ href, landmark, offset }: FollowedLink): HTMLAnchorElement | undefined {
  const links = pageLinks();
  const link = links[links.findIndex((one) => hrefOf(one) === landmark) + offset];
  return hrefOf(link) === href ? link : links.find((one) => hrefOf(one) === href);
}

/**
 * Keeps a link's distance from the top of the window while the page changes its height, until user input
 * or something else scrolls. Browsers do so only for changes after a frame, so not for rows that come before
 * the router restores the scroll position, or in the same frame.
 */
function keepInPlace(landmark: string, top: number): () => void {
  let link: HTMLAnchorElement | undefined;
  /** The page's height and the link's position after the last correction. */
  let corrected = { height: 0, top: 0 };
  const stop = () => {
    sizes.disconnect();
    window.removeEventListener('scroll', onScroll);
    stopListening();
  };
  const sizes = new ResizeObserver(() => {
    const wasFound = link !== undefined;
    if (!link?.isConnected) link = pageLinks().find((one) => hrefOf(one) === landmark);
    if (!link) {
      if (wasFound) stop();
      return;
    }
    // A link isn't laid out while its page is suspended.
    if (link.getClientRects().length === 0) return;
    const distance = topOf(link) - top;
    if (Math.abs(distance) >= 1) window.scrollBy(0, distance);
    corrected = { height: document.body.offsetHeight, top: topOf(link) };
  });
  // The router and the browser scroll only after a change of height; any other scrolling ends this.
  const onScroll = () => {
    const isSameHeight = corrected.height === document.body.offsetHeight;
    if (link && isSameHeight && Math.abs(topOf(link) - corrected.top) >= 1) stop();
  };
  const stopListening = onUserInput(stop, scrollingInput);
  window.addEventListener('scroll', onScroll);
  sizes.observe(document.body);
  return stop;
}

/** Remembers the link by which each page was left. On Back, scrolls it to its place, and returns a function that finds it. */
export function useFollowedLink(): () => HTMLAnchorElement | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const linkByVisit = useRef(new Map<string, FollowedLink>());

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(linksSelector);
      if (link) linkByVisit.current.set(key, describeLink(link));
    };
    // The link may have opened another tab. After further input, its position in the window no longer counts.
    const stopListening = onUserInput(() => {
      const followed = linkByVisit.current.get(key);
      if (followed) followed.top = undefined;
    }, scrollingInput);
    window.addEventListener('click', onClick, true);
    return () => {
      stopListening();
      window.removeEventListener('click', onClick, true);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival brings the link back
  useLayoutEffect(() => {
    const { landmark, top } = (isReturn && linkByVisit.current.get(key)) || {};
    if (landmark !== undefined && top !== undefined) return keepInPlace(landmark, top);
  }, [key]);

  return () => {
    const followed = isReturn && linkByVisit.current.get(key);
    return followed ? findLink(followed) : undefined;
  };
}
