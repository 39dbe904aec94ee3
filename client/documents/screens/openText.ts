import { hasUnsentText, type LocalDocument, type ServerCopy } from '../model/model';
import type { DocumentOrigin, DocumentStore } from '../sync/documentStore';

/** What to write on, from what the server told of it: null where neither the server nor this device has anything. */
export async function openText(
  documents: DocumentStore,
  id: string,
  copy: ServerCopy | null,
  origin: DocumentOrigin,
): Promise<LocalDocument | null> {
  if (copy) return documents.open(copy, origin);
  // Deleted on the server: words that it never had are still here, for their author to decide on.
  const here = await documents.read({ id });
  if (!here || !hasUnsentText(here)) return null;
  documents.serverChanged(id);
  return here;
}
