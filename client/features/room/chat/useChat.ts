import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useChatQuery, useChatQuery$data } from '../../../__generated__/useChatQuery.graphql';
import type { useChatSubscription } from '../../../__generated__/useChatSubscription.graphql';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';

const pageSize = 30;
/** What is listed already is read again in larger pages: the server gives at most so many. */
const largestPage = 100;

const query = graphql`
  query useChatQuery($id: ID!, $count: Int!, $before: String) {
    viewer {
      mutedMemberIds
      blockedMemberIds
    }
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

/** Why a member's messages are folded. */
export type FoldReason = 'muted' | 'blocked';

interface Loaded {
  /** By id, which is the order of sending. */
  messages: readonly ChatMessage[];
  /** The cursor of the first one, if there are earlier ones. */
  earlier: string | null;
  /** Whom the viewer muted and blocked. Events don't say it of a message's author, because they are the same for everyone. */
  folded: ReadonlyMap<string, FoldReason>;
}

const byId = (one: ChatMessage, other: ChatMessage) => (one.id < other.id ? -1 : 1);

/** Adds new messages, each once, and removes deleted ones. */
export function changedBy(
  messages: readonly ChatMessage[],
  added: readonly ChatMessage[],
  removedIds: readonly string[],
): ChatMessage[] {
  const gone = new Set([...removedIds, ...added.map(({ id }) => id)]);
  return [...messages.filter(({ id }) => !gone.has(id)), ...added].sort(byId);
}

const loadedFrom = ({ edges, pageInfo }: Page, viewer: useChatQuery$data['viewer']): Loaded => ({
  messages: edges.map(({ node }) => node),
  earlier: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
  folded: new Map<string, FoldReason>([
    ...(viewer?.mutedMemberIds ?? []).map((one) => [one, 'muted'] as const),
    ...(viewer?.blockedMemberIds ?? []).map((one) => [one, 'blocked'] as const),
  ]),
});

/**
 * The latest messages of a session's chat, kept up to date. After an outage they are fetched again, so none is missing, back to
 * the first one that was listed. `loaded` is null until the first answer.
 */
export function useChat(id: string, onConnected: () => void) {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const reading = useRef<'no' | 'yes' | 'again'>('no');
  const firstListed = useRef<string>(undefined);
  useEffect(() => {
    firstListed.current = loaded?.messages[0]?.id;
  }, [loaded]);

  const read = useCallback(
    async (before: string | null, count = pageSize): Promise<Loaded | null> => {
      const variables = { id, count, before };
      const options = { fetchPolicy: 'network-only' } as const;
      const data = await fetchQuery<useChatQuery>(environment, query, variables, options).toPromise();
      const page = data?.session?.messages;
      return page ? loadedFrom(page, data.viewer) : null;
    },
    [environment, id],
  );
  /** Messages that were deleted meanwhile aren't among what is read, so nothing is kept from before. */
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

  const remove = useCallback(
    (messageId: string) =>
      setLoaded((all) => all && { ...all, messages: changedBy(all.messages, [], [messageId]) }),
    [],
  );
  const add = useCallback(
    (message: ChatMessage) =>
      setLoaded((all) => all && { ...all, messages: changedBy(all.messages, [message], []) }),
    [],
  );
  const readEarlier = useCallback(async () => {
    const page = loaded?.earlier ? await read(loaded.earlier).catch(() => null) : null;
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
      setLoaded((all) => all && { ...all, messages: changedBy(all.messages, messages, removedMessageIds) });
      return messages.length + removedMessageIds.length === 0;
    },
  });
  return { loaded, failed, readLatest, readEarlier, add, remove };
}
