import { useState } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { toast } from '../../ui/feedback/toaster';
import { kinds } from '../model/kinds';
import { useDocuments } from '../useDocuments';
import type { ListedKind } from './listLabels';

interface Removal {
  kind: ListedKind;
  id: string;
  /** Deletes it on the server, unless that has another text than the one on the screen. */
  deleteThere: () => Promise<unknown>;
  /** It was not deleted: it may be another by now. */
  readAgain: () => void;
}

const codeOf = (error: unknown) => (error instanceof GraphQLRequestError ? error.code : null);

/**
 * Deletes a text from its page, and leads to the list. Where the server is out of reach and this device has the text, it
 * is deleted here, and there as soon as may be; which is said in other words than that it is gone.
 */
export function useTextRemoval({ kind, id, deleteThere, readAgain }: Removal) {
  const documents = useDocuments();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const { name, list } = kinds[kind];
  const title = name.charAt(0).toUpperCase() + name.slice(1);

  /** Rejects where it is not deleted. Returns what to say. */
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
    await navigate(list);
  };

  return [remove, removing] as const;
}
