import type { MouseEvent } from 'react';

/**
 * Follows a link within a text, such as one to a footnote. By its address the router would take it for another page, and open a
 * new text where one is being written.
 */
export function followLinkInText(event: MouseEvent<HTMLElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!place || !event.currentTarget.contains(place)) return;
  if (!(place instanceof HTMLAnchorElement)) place.tabIndex = -1;
  place.focus();
}
