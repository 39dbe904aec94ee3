import { useEffect, useState } from 'react';
import { onConnected } from '../../lib/connection';
import type { GraphQLRequestError } from '../../lib/requestError';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

/**
 * Why an editor shows the text as the device has it, until the server is there again. The editor goes on as it is; what the
 * server has meanwhile reaches it as any change made elsewhere.
 */
export function useUntilConnected(
  error: GraphQLRequestError | undefined,
  documents: DocumentStore,
  { id }: LocalDocument,
): GraphQLRequestError | undefined {
  const [isBack, setBack] = useState(false);
  const isAway = error?.code === 'NETWORK' && !isBack;
  useEffect(() => {
    if (!isAway) return;
    return onConnected(() => {
      setBack(true);
      if (id !== null) documents.serverChanged(id);
    });
  }, [isAway, documents, id]);
  return isBack ? undefined : error;
}
