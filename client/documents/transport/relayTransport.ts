import { readAccessToken, tokenSubject } from '../../auth/tokens';
import { GraphQLRequestError } from '../../relay/requestError';
import type { DocumentKind } from '../model/model';
import type { SyncTransport } from '../sync/syncEngine';
import type { SyncResponse } from '../sync/syncRequest';
import { journalTransport } from './journalTransport';
import type { KindTransport } from './kindTransport';
import { noteTransport } from './noteTransport';
import { storyTransport } from './storyTransport';

const transports: Record<DocumentKind, KindTransport> = {
  story: storyTransport,
  journal: journalTransport,
  note: noteTransport,
};

const transportOf = (id: string): KindTransport => {
  const [prefix] = id.split('_');
  return prefix === 'journal' || prefix === 'note' ? transports[prefix] : storyTransport;
};

/** Maps an error to an outcome of the state machine. */
function toAnswer(error: unknown, { copyIn }: KindTransport): SyncResponse {
  if (!(error instanceof GraphQLRequestError)) return { kind: 'trouble', retryAfterMs: null };
  const { code, message, fields = {}, retryAfter, extensions } = error;
  switch (code) {
    case 'NETWORK':
      return { kind: 'offline' };
    case 'UNAUTHENTICATED':
      return { kind: 'signedOut' };
    case 'CONFLICT': {
      const copy = copyIn(extensions);
      return copy ? { kind: 'conflict', copy } : { kind: 'refused', message, fields };
    }
    case 'NOT_FOUND':
      return { kind: 'gone' };
    case 'BAD_USER_INPUT':
    case 'FORBIDDEN':
      return { kind: 'refused', message, fields };
    case 'RATE_LIMITED':
    case 'SERVICE_UNAVAILABLE':
    case 'INTERNAL_SERVER_ERROR':
      return { kind: 'trouble', retryAfterMs: retryAfter === undefined ? null : retryAfter * 1_000 };
  }
}

const isNotFound = (error: unknown) => error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';

/** Sends as this member only: the token is read in the same step as it is checked. */
export function createRelayTransport(memberId: string): SyncTransport {
  const isReady = () => tokenSubject(readAccessToken()) === memberId;
  return {
    isReady,
    async send(request) {
      if (!isReady()) return { kind: 'signedOut' };
      const transport = transports[request.textKind];
      return transport.send(request, isReady).catch((error) => toAnswer(error, transport));
    },
    read: (id) =>
      transportOf(id)
        .read(id)
        .catch((error) => {
          if (isNotFound(error)) return null;
          throw error;
        }),
  };
}
