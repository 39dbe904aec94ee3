import type { documents } from '../../../server/contract/routes';

/** The key in sessionStorage of the text that the next public document shows; see server/pages/browser/late.ts. */
const noticeKey = 'notice';

/** Leaves the app for a public document, which shows the notice. */
export function openDocument(path: (typeof documents)[number], notice: string): void {
  try {
    sessionStorage.setItem(noticeKey, notice);
  } catch {
    // Without storage the document shows no notice.
  }
  window.location.assign(path);
}

/** Reads and removes the notice, for the page that stands in for the document without a network. */
export function takeNotice(): string | null {
  try {
    const notice = sessionStorage.getItem(noticeKey);
    sessionStorage.removeItem(noticeKey);
    return notice;
  } catch {
    return null;
  }
}
