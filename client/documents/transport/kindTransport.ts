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
import type { DocumentKind, ServerCopy } from '../model/model';
import type { SyncRequest, SyncResponse } from '../sync/syncRequest';

type RequestOf<K extends SyncRequest['kind']> = Extract<SyncRequest, { kind: K }>;
export type CreateRequest = RequestOf<'create'>;
export type UpdateRequest = RequestOf<'update'>;
export type KeepRequest = RequestOf<'keepVersion'>;

/** Whether the member is still signed in. Checked before each further request. */
export type IsReady = () => boolean;

/** A kind's operations, and how a document becomes their input. */
export interface KindDescriptor<TCreate extends object, TUpdate extends object, TNode extends object> {
  kind: DocumentKind;
  /** The Relay key of the viewer's list, to which new documents are added. */
  connection: string;
  /** Input fields that are left out if the server rejects them: the text matters more. */
  optional: readonly (keyof TCreate & string)[];
  toCreateInput(request: CreateRequest): TCreate;
  create(input: TCreate, connections: string[], isReady: IsReady): Promise<TNode>;
  toUpdateInput(request: UpdateRequest): TUpdate;
  toWithdrawInput(id: string): TUpdate;
  update(input: TUpdate): Promise<TNode>;
  delete(input: { id: string; baseUpdatedAt: string | null }): Promise<unknown>;
  keepVersion(request: KeepRequest, isReady: IsReady): Promise<SyncResponse>;
  read(id: string): Promise<TNode | null | undefined>;
  toCopy(node: TNode): ServerCopy;
}

export interface KindTransport<TCreate extends object = object> {
  /** Rejects if the request fails. */
  send(request: SyncRequest, isReady: IsReady): Promise<SyncResponse>;
  create(input: TCreate, isReady: IsReady): Promise<SyncResponse>;
  read(id: string): Promise<ServerCopy | null>;
  /** The server's copy in the extensions of a conflict error, if there is one. */
  copyIn(extensions: Record<string, unknown>): ServerCopy | null;
}

export function createKindTransport<TCreate extends object, TUpdate extends object, TNode extends object>(
  descriptor: KindDescriptor<TCreate, TUpdate, TNode>,
): KindTransport<TCreate> {
  const { kind, connection, optional, toCopy } = descriptor;
  const saved = (node: TNode): SyncResponse => ({ kind: 'saved', copy: toCopy(node) });
  const create = (input: TCreate, isReady: IsReady) =>
    withoutRejected(input, optional, isReady, async (accepted) =>
      saved(await descriptor.create(accepted, loadedLists(connection), isReady)),
    );
  const update = (input: TUpdate, isReady: IsReady) =>
    withoutRejected(input, optional, isReady, async (accepted) => saved(await descriptor.update(accepted)));
  return {
    create,
    async send(request, isReady) {
      switch (request.kind) {
        case 'create':
          return create(descriptor.toCreateInput(request), isReady);
        case 'update':
          return update(descriptor.toUpdateInput(request), isReady);
        case 'withdraw':
          return update(descriptor.toWithdrawInput(request.id), isReady);
        case 'keepVersion':
          return descriptor.keepVersion(request, isReady);
        case 'delete': {
          const { id, baseUpdatedAt } = request;
          await descriptor.delete({ id, baseUpdatedAt });
          return { kind: 'deleted' };
        }
      }
    },
    async read(id) {
      const node = await descriptor.read(id);
      return node ? toCopy(node) : null;
    },
    copyIn({ [kind]: node }) {
      return node && typeof node === 'object' && 'content' in node ? toCopy(node as TNode) : null;
    },
  };
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

function loadedLists(key: string): string[] {
  const list = ConnectionHandler.getConnectionID(`${ROOT_ID}:viewer`, key);
  return environment.getStore().getSource().has(list) ? [list] : [];
}

/** Repeats the call without those optional fields that the server rejects. */
async function withoutRejected<TInput extends object>(
  input: TInput,
  optional: readonly string[],
  isReady: IsReady,
  call: (input: TInput) => Promise<SyncResponse>,
): Promise<SyncResponse> {
  try {
    return await call(input);
  } catch (error) {
    const fields =
      error instanceof GraphQLRequestError && error.code === 'BAD_USER_INPUT' ? error.fields : null;
    const rest = { ...input } as Record<string, unknown>;
    const rejected = optional.filter((key) => rest[key] != null && fields?.[key] !== undefined);
    if (rejected.length === 0) throw error;
    // Another member may have signed in meanwhile.
    if (!isReady()) return { kind: 'signedOut' };
    for (const key of rejected) delete rest[key];
    return withoutRejected(rest as TInput, optional, isReady, call);
  }
}

const asText = (detail: unknown) => (typeof detail === 'string' ? detail : '');

/** A detail in the input of an update: an empty text clears it, undefined leaves it unchanged. */
export const changedText = (detail: unknown): string | undefined =>
  detail === undefined ? undefined : asText(detail);

/** A detail in the input of a create: blank ones are omitted. */
export const newText = (detail: unknown): string | undefined =>
  asText(detail).trim() === '' ? undefined : asText(detail);
