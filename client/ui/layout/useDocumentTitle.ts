import { useEffect } from 'react';

export const siteName = 'Monday Writers';

/** The browser's title is the page's name, then the site's; without a name it is the site's alone. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
