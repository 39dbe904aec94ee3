import { useEffect } from 'react';
import type { DocumentStore } from '../sync/documentStore';

/** Checks the server for a newer copy whenever the author returns to the page. */
export function useNewerCopy(documents: DocumentStore, id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const ask = () => {
      if (document.visibilityState === 'visible') documents.serverChanged(id);
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [documents, id]);
}
