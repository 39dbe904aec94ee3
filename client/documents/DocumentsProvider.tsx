import { type ReactNode, useEffect, useMemo } from 'react';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from './DocumentsContext';
import { loadDocuments, useDocumentsCode } from './loadDocuments';

/** Another member gets another store, and nothing of the former's is sent any more. */
export function DocumentsProvider({ children }: { children: ReactNode }) {
  const memberId = useAuth().viewer?.id ?? null;
  const code = useDocumentsCode();
  const documents = useMemo(
    () => (memberId === null || code === null ? null : code.createBrowserDocumentStore(memberId)),
    [memberId, code],
  );
  useEffect(() => {
    // Members' screens wait for it, and try again; on a public page sync begins with the next of those.
    if (memberId !== null) loadDocuments().catch(() => {});
  }, [memberId]);
  useEffect(() => {
    documents?.start();
    return () => documents?.close();
  }, [documents]);
  return <DocumentsContext value={documents}>{children}</DocumentsContext>;
}
