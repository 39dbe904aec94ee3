import { hasUnsentText, type LocalDocument, type ServerCopy } from '../model/model';
import type { DocumentOrigin, DocumentStore } from '../sync/documentStore';

/**
 * Opens the document from the server's copy. Without one it returns the document on this device, if that has unsent
 * changes; otherwise null.
 */
export async function openText(
  documents: DocumentStore,
  id: string,
  copy: ServerCopy | null,
  origin: DocumentOrigin,
): Promise<LocalDocument | null> {
  if (copy) return documents.open(copy, origin);
  const local = await documents.read({ id });
  if (!local || !hasUnsentText(local)) return null;
  // Checks whether the server has deleted it, which is a conflict that the author decides.
  documents.serverChanged(id);
  return local;
}
