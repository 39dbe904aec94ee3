import { hasUnsentText, type LocalDocument, type ServerCopy } from '../model/model';
import type { DocumentOrigin, DocumentStore } from '../sync/documentStore';

/** Opens the document from the server's copy; null if neither the server nor this device has it. */
export async function openText(
  documents: DocumentStore,
  id: string,
  copy: ServerCopy | null,
  origin: DocumentOrigin,
): Promise<LocalDocument | null> {
  if (copy) return documents.open(copy, origin);
  // Deleted on the server, but with unsent changes here: let the author decide.
  const here = await documents.read({ id });
  if (!here || !hasUnsentText(here)) return null;
  documents.serverChanged(id);
  return here;
}
