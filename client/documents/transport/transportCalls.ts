import {
  ConnectionHandler,
  commitMutation,
  fetchQuery,
  type GraphQLTaggedNode,
  type MutationParameters,
  type OperationType,
  ROOT_ID,
} from 'relay-runtime';
import { environment } from '../../relay/environment';
import { GraphQLRequestError } from '../../relay/requestError';
import type { ServerCopy } from '../model/model';
import type { SyncRequest, SyncResponse } from '../sync/syncRequest';

/** How the texts of one kind reach the server. */
export interface KindTransport {
  /** Rejects with what went wrong. Asks before each further call whether the member is still the one signed in. */
  send(request: SyncRequest, isReady: () => boolean): Promise<SyncResponse>;
  read(id: string): Promise<ServerCopy | null>;
  /** The server's copy that came with a conflict; null where that is none. */
  copyIn(extensions: Record<string, unknown>): ServerCopy | null;
}

export function commit<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });
}

export const readNow = <TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<TQuery['response'] | undefined> =>
  fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();

/** The member's own list, where it has been loaded. */
export function loadedLists(key: string): string[] {
  const list = ConnectionHandler.getConnectionID(`${ROOT_ID}:viewer`, key);
  return environment.getStore().getSource().has(list) ? [list] : [];
}

/** What a text is written in and from is left out where the server knows it no more: the words count for more. */
export async function withoutRefused<TInput extends object>(
  input: TInput,
  optional: readonly (keyof TInput & string)[],
  isReady: () => boolean,
  call: (input: TInput) => Promise<SyncResponse>,
): Promise<SyncResponse> {
  try {
    return await call(input);
  } catch (error) {
    const fields =
      error instanceof GraphQLRequestError && error.code === 'BAD_USER_INPUT' ? error.fields : null;
    const refused = optional.filter((key) => input[key] != null && fields?.[key] !== undefined);
    if (refused.length === 0) throw error;
    // Another member may have signed in while the answer was on its way.
    if (!isReady()) return { kind: 'signedOut' };
    const rest = { ...input };
    for (const key of refused) delete rest[key];
    return withoutRefused(rest, optional, isReady, call);
  }
}

const asText = (detail: unknown) => (typeof detail === 'string' ? detail : '');

/** What an update says of a detail: an empty text takes it away, and nothing is said of what is not known. */
export const changedText = (detail: unknown): string | undefined =>
  detail === undefined ? undefined : asText(detail);

/** What a new text says of a detail: nothing is left out. */
export const newText = (detail: unknown): string | undefined =>
  asText(detail).trim() === '' ? undefined : asText(detail);
