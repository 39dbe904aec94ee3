import { ConnectionHandler, ROOT_ID, type SelectorStoreUpdater } from 'relay-runtime';
import { GraphQLRequestError, isNotFound } from '../../lib/requestError';
import { readAccessToken, tokenSubject } from '../../relay/tokens';
import type { DocumentKind } from '../model/model';
import type { SyncRequest, SyncResponse, SyncTransport } from '../sync/syncRequest';
import { journalKind } from './journalTransport';
import type { IsSignedIn, KindDescriptor } from './kindDescriptor';
import { noteKind, toKeptNote } from './noteTransport';
import { readLatest, readTexts } from './ownTexts';
import { storyKind } from './storyTransport';

type Input = Record<string, unknown>;
type AnyKind = KindDescriptor<Input, Input, object>;

const kinds: Record<DocumentKind, AnyKind> = { story: storyKind, journal: journalKind, note: noteKind };

/** The kind of a document, by the prefix of its id. */
const kindOf = (id: string): AnyKind => {
  const [prefix] = id.split('_');
  return prefix === 'journal' || prefix === 'note' ? kinds[prefix] : storyKind;
};

/** Sends as this member only: the token is read in the same step as it is checked. */
export function createRelayTransport(memberId: string): SyncTransport {
  const isSignedIn = () => tokenSubject(readAccessToken()) === memberId;
  return {
    isSignedIn,
    async send(request) {
      if (!isSignedIn()) return { kind: 'signedOut' };
      return sendRequest(request, isSignedIn).catch((error) => toResponse(error, kinds[request.textKind]));
    },
    async read(id) {
      const { read, toCopy } = kindOf(id);
      const node = await read(id).catch((error) => {
        if (isNotFound(error)) return null;
        throw error;
      });
      return node ? toCopy(node) : null;
    },
    latest: (kind) => readLatest(memberId, kind),
    texts: (kind, ids) => readTexts(memberId, kind, ids),
  };
}

/** Sends the request by the operation of its kind. Rejects if that fails. */
async function sendRequest(request: SyncRequest, isSignedIn: IsSignedIn): Promise<SyncResponse> {
  const kind = kinds[request.textKind];
  switch (request.kind) {
    case 'create':
      return create(kind, kind.toCreateInput(request), isSignedIn);
    case 'update':
      return update(kind, kind.toUpdateInput(request), isSignedIn);
    case 'withdraw':
      // Journals and notes are always private.
      return update(kinds.story, { id: request.id, privacyLevel: 'PRIVATE' }, isSignedIn);
    case 'keepVersion': {
      if (kind.keepVersion) await kind.keepVersion(request);
      else {
        const response = await create(noteKind, toKeptNote(request), isSignedIn);
        if (response.kind !== 'saved') return response;
      }
      return { kind: 'kept' };
    }
    case 'delete': {
      const { id, baseUpdatedAt } = request;
      await kind.delete({ id, baseUpdatedAt });
      return { kind: 'deleted' };
    }
  }
}

const create = (kind: AnyKind, input: Input, isSignedIn: IsSignedIn): Promise<SyncResponse> =>
  saveWithoutRejected(input, kind, isSignedIn, (accepted) =>
    kind.create(accepted, addToList(kind), isSignedIn),
  );

const update = (kind: AnyKind, input: Input, isSignedIn: IsSignedIn): Promise<SyncResponse> =>
  saveWithoutRejected(input, kind, isSignedIn, kind.update);

/**
 * Puts a created document first in its list, if that is loaded when the answer comes: where the server takes long, it has been
 * opened meanwhile. It may even have the document by then.
 */
const addToList =
  ({ kind, connection, connectionFilters, createField }: AnyKind): SelectorStoreUpdater =>
  (store) => {
    const viewer = store.get(`${ROOT_ID}:viewer`);
    const list = viewer && ConnectionHandler.getConnection(viewer, connection, connectionFilters);
    const answer = store.getRootField(createField)?.getLinkedRecord(`${kind}Edge`);
    const edge = list && ConnectionHandler.buildConnectionEdge(store, list, answer);
    if (!list || !edge) return;
    const idOf = (listed: typeof edge | null | undefined) => listed?.getLinkedRecord('node')?.getDataID();
    if (!list.getLinkedRecords('edges')?.some((listed) => idOf(listed) === idOf(edge)))
      ConnectionHandler.insertEdgeBefore(list, edge);
  };

/** Saves; if the server rejects droppable fields, repeats the save without them. */
async function saveWithoutRejected(
  input: Input,
  kind: AnyKind,
  isSignedIn: IsSignedIn,
  save: (input: Input) => Promise<object>,
): Promise<SyncResponse> {
  try {
    return { kind: 'saved', copy: kind.toCopy(await save(input)) };
  } catch (error) {
    const fields =
      error instanceof GraphQLRequestError && error.code === 'BAD_USER_INPUT' ? error.fields : null;
    const rejected = kind.droppableFields.filter((key) => input[key] != null && fields?.[key] !== undefined);
    if (rejected.length === 0) throw error;
    // Another member may have signed in meanwhile.
    if (!isSignedIn()) return { kind: 'signedOut' };
    const rest = Object.entries(input).filter(([key]) => !rejected.includes(key));
    return saveWithoutRejected(Object.fromEntries(rest), kind, isSignedIn, save);
  }
}

/** Maps an error to an outcome of the state machine. */
// Branches: one case per error code.
function toResponse(error: unknown, { kind, toCopy }: AnyKind): SyncResponse {
  if (!(error instanceof GraphQLRequestError)) return { kind: 'trouble', retryAfterMs: null };
  const { code, message, fields = {}, retryAfter, extensions } = error;
  switch (code) {
    case 'NETWORK':
      return { kind: 'offline' };
    case 'UNAUTHENTICATED':
    case 'SECOND_FACTOR_REQUIRED':
      return { kind: 'signedOut' };
    case 'CONFLICT': {
      const { [kind]: theirs } = extensions;
      const isCopy = theirs && typeof theirs === 'object' && 'content' in theirs;
      return isCopy ? { kind: 'conflict', copy: toCopy(theirs) } : { kind: 'refused', message, fields };
    }
    case 'NOT_FOUND':
      return { kind: 'gone' };
    case 'BAD_USER_INPUT':
    case 'FORBIDDEN':
    case 'FRESH_SIGN_IN_REQUIRED':
    case 'WAITING_FOR_APPROVAL':
    case 'SUSPENDED':
    case 'JOINING_CLOSED':
      return { kind: 'refused', message, fields };
    case 'STORAGE_FULL':
    case 'RATE_LIMITED':
    case 'SERVICE_UNAVAILABLE':
    case 'INTERNAL_SERVER_ERROR':
      return {
        kind: 'trouble',
        retryAfterMs: retryAfter === undefined ? null : retryAfter * 1_000,
        // The account's own limit, not how busy the server is.
        ...(extensions.limit != null && { limit: message }),
      };
  }
}
