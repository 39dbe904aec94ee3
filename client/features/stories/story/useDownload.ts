import { useState } from 'react';
import { type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType, VariablesOf } from 'relay-runtime';
import { readNow } from '../../../relay/requests';
import { startDownload } from '../../../ui/content/startDownload';

/** Downloads a file by a link that the query reads on each click, because it expires after minutes. */
export function useDownload<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
) {
  const environment = useRelayEnvironment();
  const [preparing, setPreparing] = useState(false);
  const download = async (linkIn: (data: TQuery['response']) => string | undefined) => {
    if (preparing) return;
    setPreparing(true);
    try {
      const data = await readNow<TQuery>(environment, query, variables);
      const link = data && linkIn(data);
      if (link) startDownload(link);
    } catch {
      // As specified, a failure shows no message.
    } finally {
      setPreparing(false);
    }
  };
  return [download, preparing] as const;
}
