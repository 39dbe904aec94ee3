import { fetchQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { afterChanges } from './changesUnderWay';

/** Reads a query, and again if the answer to a change may put it back. On failure the shown data stays. */
export function readQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  onAnswer: () => void = () => {},
  isWanted: () => boolean = () => true,
): { unsubscribe(): void } {
  let isOver = false;
  let reading = { unsubscribe() {} };
  const read = () => {
    if (isOver || !isWanted()) return;
    reading = fetchQuery<TQuery>(environment, query, variables).subscribe({
      next: () => {
        onAnswer();
        afterChanges(environment, read);
      },
      error: () => {},
    });
  };
  read();
  return {
    unsubscribe() {
      isOver = true;
      reading.unsubscribe();
    },
  };
}
