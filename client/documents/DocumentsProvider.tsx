import { type ReactNode, useEffect, useMemo } from 'react';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from './DocumentsContext';
import { loadDocuments, useDocumentsCode } from './loadDocuments';

/** Provides the signed-in member's document store; a change of member closes the previous one. */
export function DocumentsProvider({ children }: { children: ReactNode }) {
  const memberId = useAuth().viewer?.id ?? null;
  const code = useDocumentsCode();
  const documents = useMemo(
    () => (memberId === null || code === null ? null : code.createBrowserDocumentStore(memberId)),
    [memberId, code],
  );
  useEffect(() => {
    // After a failure, the next screen that needs documents loads the code again.
    if (memberId !== null) loadDocuments().catch(() => {});
  }, [memberId]);
  useEffect(() => {
    documents?.start();
    return () => documents?.close();
  }, [documents]);
  return <DocumentsContext value={documents}>{children}</DocumentsContext>;
}
