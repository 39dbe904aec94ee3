import { useEffect } from 'react';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { useReadAgain } from '../../../relay/useReadAgain';
import { onNotifications } from './unreadCount';

export function useReadAgainOnNotifications<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): void {
  const readAgain = useReadAgain<TQuery>(query, variables);
  useEffect(() => onNotifications(readAgain), [readAgain]);
}
