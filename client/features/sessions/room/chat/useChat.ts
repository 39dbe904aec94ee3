import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useChatQuery, useChatQuery$data } from '../../../../__generated__/useChatQuery.graphql';
import type { useChatSubscription } from '../../../../__generated__/useChatSubscription.graphql';
import { storage } from '../../../../lib/storage';
import { readNow } from '../../../../relay/requests';
import { useLiveSubscription } from '../../../../relay/useLiveSubscription';

const pageSize = 30;
/** The server's maximum, used to read all listed messages again. */
const maxPageSize = 100;

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
  /** Sorted by id, which is the order of sending. */
  messages: readonly ChatMessage[];
  /** The cursor of the first message; null if the server has no earlier ones. */
  earlier: string | null;
}

const byId = (one: ChatMessage, other: ChatMessage) => (one.id < other.id ? -1 : 1);

/** Adds new messages, each once, and removes deleted ones. */
function applyChanges(
  messages: readonly ChatMessage[],
  added: readonly ChatMessage[],
  removedIds: readonly string[],
): ChatMessage[] {
  const replacedIds = new Set([...removedIds, ...added.map(({ id }) => id)]);
  return [...messages.filter(({ id }) => !replacedIds.has(id)), ...added].sort(byId);
}

const loadedFrom = ({ edges, pageInfo }: Page): Loaded => ({
  messages: edges.map(({ node }) => node),
  earlier: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
});

/** Reads a page, again if messages were deleted meanwhile, because it may still have them. Null if it can't be read. */
async function readWithoutDeletions(
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
  /** Whether the latest messages are being read, and must be read again after that. */
  const reading = useRef<'no' | 'yes' | 'again'>('no');
  /** Counts events with deletions. */
  const deletions = useRef(0);
  const firstListedId = useRef<string>(undefined);
  useEffect(() => {
    firstListedId.current = loaded?.messages[0]?.id;
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
  /** Reads all pages back to the first listed message. Keeps none from before, because messages may have been deleted. */
  const readListed = useCallback(async (): Promise<Loaded | null> => {
    let all = await read(null);
    while (all?.earlier && firstListedId.current && (all.messages[0]?.id ?? '') > firstListedId.current) {
      const page = await read(all.earlier, maxPageSize);
      all = page && { ...page, messages: applyChanges(page.messages, all.messages, []) };
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
      // The pages may have been read before a change that came meanwhile.
    } while ((reading.current as string) === 'again');
    reading.current = 'no';
  }, [readListed]);

  /** Adds messages and removes others. */
  const change = useCallback(
    (added: readonly ChatMessage[], removedIds: readonly string[]) =>
      setLoaded((all) => all && { ...all, messages: applyChanges(all.messages, added, removedIds) }),
    [],
  );
  const readEarlier = useCallback(async () => {
    const before = loaded?.earlier;
    const page = before ? await readWithoutDeletions(() => read(before), deletions) : null;
    if (!page) return;
    setLoaded((all) => all && { ...page, messages: applyChanges(all.messages, page.messages, []) });
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
      const isUnknownChange = messages.length + removedMessageIds.length === 0;
      if (isUnknownChange || removedMessageIds.length > 0) deletions.current += 1;
      change(messages, removedMessageIds);
      return isUnknownChange;
    },
  });
  return { loaded, failed, readLatest, readEarlier, change };
}

/** How many messages by others came since the viewer last saw the chat on this device. `key` is that of the last seen id in storage. */
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
    const markSeen = () => {
      if (document.visibilityState !== 'visible') return;
      storage.set(key, last);
      setSeen(last);
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [isShown, key, last, seen]);
  return messages.filter(({ id, author }) => id > seen && author.id !== viewerId).length;
}
