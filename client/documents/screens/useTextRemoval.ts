import { useState } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { GraphQLRequestError } from '../../lib/requestError';
import { toast } from '../../ui/feedback/toaster';
import { useMoveOn } from '../../ui/layout/useMoveOn';
import { kinds } from '../model/kinds';
import type { ListedKind } from '../model/model';
import { useDocuments } from '../useDocuments';

interface Removal {
  kind: ListedKind;
  id: string;
  /** Deletes it on the server, unless the text there differs from the one on screen. */
  deleteThere: () => Promise<unknown>;
  /** Called if it wasn't deleted because it may have changed. */
  readAgain: () => void;
}

const codeOf = (error: unknown) => (error instanceof GraphQLRequestError ? error.code : null);

/**
 * Deletes a document and returns to the list. If the server is unreachable and this device has the document,
 * it is deleted locally now and on the server later; the message says so.
 */
export function useTextRemoval({ kind, id, deleteThere, readAgain }: Removal) {
  const documents = useDocuments();
  const environment = useRelayEnvironment();
  const moveOn = useMoveOn();
  const [removing, setRemoving] = useState(false);
  const { name, title, list } = kinds[kind];

  /** Deletes it and returns the message; rejects if it wasn't deleted. */
  const deleteIt = async (): Promise<string> => {
    const here = await documents.read({ id }).catch(() => null);
    try {
      await deleteThere();
    } catch (error) {
      if (codeOf(error) !== 'NETWORK' || !here) throw error;
      await documents.remove(here.localId);
      commitLocalUpdate(environment, (store) => store.delete(id));
      return `${title} deleted on this device. The server hears of it once it can be reached.`;
    }
    if (here) await documents.remove(here.localId).catch(() => {});
    return `${title} deleted successfully`;
  };

  const remove = async () => {
    setRemoving(true);
    try {
      toast.success(await deleteIt());
    } catch {
      setRemoving(false);
      toast.error(`Failed to delete ${name}`);
      readAgain();
      return;
    }
    await moveOn(list);
  };

  return [remove, removing] as const;
}
