import type { documents } from '../../../server/contract/routes';
import { tabStorage } from '../../lib/tabStorage';

/** The key in sessionStorage of the text that the next public document shows; see server/pages/browser/late.ts. */
const noticeKey = 'notice';

/** Leaves the app for a public document, which shows the notice. */
export function openDocument(path: (typeof documents)[number], notice: string): void {
  tabStorage.set(noticeKey, notice);
  window.location.assign(path);
}

/** Reads and removes the notice, for the page that stands in for the document without a network. */
export function takeNotice(): string | null {
  const notice = tabStorage.get(noticeKey);
  tabStorage.remove(noticeKey);
  return notice;
}
