import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useChatQuery, useChatQuery$data } from '../../../../__generated__/useChatQuery.graphql';
import type { useChatSubscription } from '../../../../__generated__/useChatSubscription.graphql';
import { storage } from '../../../../lib/storage';
import { readNow } from '../../../../relay/requests';
import { useLiveSubscription } from '../../../../relay/useLiveSubscription';

const pageSize = 30;
/** Listed messages are read again in larger pages: this is the server's maximum. */
const largestPage = 100;

const query = graphql`
  query useChatQuery($id: ID!, $count: Int!, $before: String) {
    session(id: $id) {
      messages(last: $count, before: $before) {
        edges {
          node {
            id
            content
            localId
            createdAt
            author {
              id
              name
            }
          }
        }
        pageInfo {
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription useChatSubscription($id: ID!) {
    sessionChatChanged(id: $id) {
      messages {
        id
        content
        localId
        createdAt
        author {
          id
          name
        }
      }
      removedMessageIds
    }
  }
`;

type Page = NonNullable<NonNullable<useChatQuery$data['session']>['messages']>;
export type ChatMessage = Page['edges'][number]['node'];

interface Loaded {
  /** By id, which is the order of sending. */
  messages: readonly ChatMessage[];
  /** The cursor of the first one, if there are earlier ones. */
  earlier: string | null;
}

const byId = (one: ChatMessage, other: ChatMessage) => (one.id < other.id ? -1 : 1);

/** Adds new messages, each once, and removes deleted ones. */
function changedBy(
  messages: readonly ChatMessage[],
  added: readonly ChatMessage[],
  removedIds: readonly string[],
): ChatMessage[] {
  const gone = new Set([...removedIds, ...added.map(({ id }) => id)]);
  return [...messages.filter(({ id }) => !gone.has(id)), ...added].sort(byId);
}

const loadedFrom = ({ edges, pageInfo }: Page): Loaded => ({
  messages: edges.map(({ node }) => node),
  earlier: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
});

/** A page during whose reading no message was deleted, which it might still have; null if it could not be read. */
async function readUndisturbed(
  read: () => Promise<Loaded | null>,
  deletions: { readonly current: number },
): Promise<Loaded | null> {
  for (;;) {
    const before = deletions.current;
    const page = await read().catch(() => null);
    if (!page || deletions.current === before) return page;
  }
}

/**
 * The latest messages of a session's chat, kept up to date. After an outage they are fetched again, so none is missing, back to
 * the first one that was listed. `loaded` is null until the first answer.
 */
export function useChat(id: string, onConnected: () => void) {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const reading = useRef<'no' | 'yes' | 'again'>('no');
  const deletions = useRef(0);
  const firstListed = useRef<string>(undefined);
  useEffect(() => {
    firstListed.current = loaded?.messages[0]?.id;
  }, [loaded]);

  const read = useCallback(
    async (before: string | null, count = pageSize): Promise<Loaded | null> => {
      const variables = { id, count, before };
      const data = await readNow<useChatQuery>(environment, query, variables);
      const page = data?.session?.messages;
      return page ? loadedFrom(page) : null;
    },
    [environment, id],
  );
  /** Keeps nothing from before, because messages may have been deleted meanwhile. */
  const readListed = useCallback(async (): Promise<Loaded | null> => {
    let all = await read(null);
    while (all?.earlier && firstListed.current && (all.messages[0]?.id ?? '') > firstListed.current) {
      const page = await read(all.earlier, largestPage);
      all = page && { ...page, messages: changedBy(page.messages, all.messages, []) };
    }
    return all;
  }, [read]);
  const readLatest = useCallback(async () => {
    if (reading.current !== 'no') {
      reading.current = 'again';
      return;
    }
    do {
      reading.current = 'yes';
      try {
        setLoaded(await readListed());
        setFailed(false);
      } catch {
        setFailed(true);
      }
      // Something changed while the page was read; it may have been read before that.
    } while ((reading.current as string) === 'again');
    reading.current = 'no';
  }, [readListed]);

  /** Adds messages and removes others. */
  const change = useCallback(
    (added: readonly ChatMessage[], removedIds: readonly string[]) =>
      setLoaded((all) => all && { ...all, messages: changedBy(all.messages, added, removedIds) }),
    [],
  );
  const readEarlier = useCallback(async () => {
    const before = loaded?.earlier;
    const page = before ? await readUndisturbed(() => read(before), deletions) : null;
    if (!page) return;
    setLoaded((all) => all && { ...page, messages: changedBy(all.messages, page.messages, []) });
  }, [loaded?.earlier, read]);

  useLiveSubscription<useChatSubscription>({
    subscription,
    variables: { id },
    readAgain: () => {
      void readLatest();
      onConnected();
    },
    onEvent: ({ sessionChatChanged: { messages, removedMessageIds } }) => {
      if (reading.current !== 'no') reading.current = 'again';
      // An empty event means that anything may have changed.
      const isAnything = messages.length + removedMessageIds.length === 0;
      if (isAnything || removedMessageIds.length > 0) deletions.current += 1;
      change(messages, removedMessageIds);
      return isAnything;
    },
  });
  return { loaded, failed, readLatest, readEarlier, change };
}

/** How many of others' messages came since the viewer last saw the chat on this device. */
export function useUnread(
  key: string,
  messages: readonly ChatMessage[],
  viewerId: string,
  isShown: boolean,
): number {
  const [seen, setSeen] = useState(() => storage.get(key) ?? '');
  const last = messages.at(-1)?.id ?? '';
  useEffect(() => {
    if (!isShown || last <= seen) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      storage.set(key, last);
      setSeen(last);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isShown, key, last, seen]);
  return messages.filter(({ id, author }) => id > seen && author.id !== viewerId).length;
}
