import { useEffect } from 'react';

export const siteName = 'Monday Writers';

/** Sets the browser's title to the page's name and the site's. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
