import { useEffect, useState } from 'react';
import { onConnected } from '../../lib/connection';
import type { GraphQLRequestError } from '../../lib/requestError';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

/**
 * The error because of which an editor shows the device's text, until the server can be reached again. The editor stays open then:
 * the server's text reaches it as any change made elsewhere.
 */
export function useUntilConnected(
  error: GraphQLRequestError | undefined,
  documents: DocumentStore,
  { id }: LocalDocument,
): GraphQLRequestError | undefined {
  const [isBack, setBack] = useState(false);
  const isUnreachable = error?.code === 'NETWORK' && !isBack;
  useEffect(() => {
    if (!isUnreachable) return;
    return onConnected(() => {
      setBack(true);
      if (id !== null) documents.serverChanged(id);
    });
  }, [isUnreachable, documents, id]);
  return isBack ? undefined : error;
}
