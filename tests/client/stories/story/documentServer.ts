import { type ServerCopy, sameText } from '../../../../client/documents/model/model';
import type { SyncRequest, SyncResponse, SyncTransport } from '../../../../client/documents/sync/syncRequest';

/** A fake server for the document store: stories by id, with each change a second after the previous one. */
export function createDocumentServer() {
  const stories = new Map<string, ServerCopy>();
  const requests: SyncRequest[] = [];
  let seconds = 0;
  let answerInstead: SyncResponse | null = null;
  let hold: Promise<void> | null = null;

  const store = (id: string, change: Partial<ServerCopy>): ServerCopy => {
    seconds += 1;
    const nothing = { title: '', content: '', tags: [], privacyLevel: 'PRIVATE' as const, details: {} };
    const before = stories.get(id) ?? nothing;
    const updatedAt = new Date(Date.UTC(2026, 2, 2, 19, 0, seconds)).toISOString();
    const copy: ServerCopy = { ...before, ...change, id, updatedAt };
    stories.set(id, copy);
    return copy;
  };

  function answer(request: SyncRequest): SyncResponse {
    if (request.kind === 'create') {
      const id = `${request.textKind}_of_${request.idempotencyKey}`;
      const made = stories.get(id);
      return {
        kind: 'saved',
        copy: made ?? store(id, { ...request.text, privacyLevel: request.privacyLevel }),
      };
    }
    const current = stories.get(request.id);
    if (!current) return { kind: request.kind === 'delete' ? 'deleted' : 'gone' };
    if (request.kind === 'withdraw')
      return { kind: 'saved', copy: store(request.id, { privacyLevel: 'PRIVATE' }) };
    if (request.kind === 'keepVersion') return { kind: 'kept' };
    if (request.kind === 'delete') {
      stories.delete(request.id);
      return { kind: 'deleted' };
    }
    if (current.updatedAt !== request.baseUpdatedAt) return { kind: 'conflict', copy: current };
    const privacyLevel = request.privacyLevel ?? current.privacyLevel;
    const isDraft = request.draft === 'saved' && current.privacyLevel !== 'PRIVATE';
    const { title, content, tags } = current.published ?? current;
    const isOther = !sameText(request.text, { title, content });
    const published = isDraft && isOther ? { title, content, tags } : undefined;
    return { kind: 'saved', copy: store(request.id, { ...request.text, privacyLevel, published }) };
  }

  const transport: SyncTransport = {
    isSignedIn: () => true,
    async send(request) {
      requests.push(request);
      await hold;
      return answerInstead ?? answer(request);
    },
    read: async (id) => {
      if (answerInstead) throw new Error('out of reach');
      return stories.get(id) ?? null;
    },
    // The screens' lists come from Relay's environment, and what they show isn't here.
    latest: async () => ({ texts: [], isAll: false }),
    texts: async () => new Map(),
  };

  return {
    transport,
    /** All requests, in order. */
    requests,
    stories,
    /** A change from another device. */
    change: store,
    /** Gives this answer to all requests, until it is called with null. */
    answer(instead: SyncResponse | null) {
      answerInstead = instead;
    },
    /** Holds all requests back until the returned function is called. */
    holdUp(): () => void {
      let letGo = () => {};
      hold = new Promise<void>((resolve) => {
        letGo = () => {
          hold = null;
          resolve();
        };
      });
      return () => letGo();
    },
  };
}

export type DocumentServer = ReturnType<typeof createDocumentServer>;
