import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isVisible } from '../../../../../server/contract/profileRules';
import type {
  SessionChat_session$data,
  SessionChat_session$key,
} from '../../../../__generated__/SessionChat_session.graphql';
import { useAuth } from '../../../../auth/useAuth';
import { type Entry, outbox } from '../../../../outbox/outbox';
import { useEntries, useOnSent } from '../../../../outbox/useEntries';
import { NotSent } from '../../../../ui/content/NotSent';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { Button } from '../../../../ui/form/Button';
import { useMutedAndBlocked } from '../MutedAndBlocked';
import { useIsOver } from '../useTimeLeft';
import { ChatBox } from './ChatBox';
import { ChatLog } from './ChatLog';
import type { SentMessage, SentText } from './sendMessage';
import { queueOf, useDraft, useUnsent } from './unsentMessages';
import { type ChatMessage, useChat, useUnread } from './useChat';
import { useClearSessionChatMutation, useDeleteSessionMessageMutation } from './useChatModeration';

/** A plain chat for those in the session and staff; it can be read after the session. */
export function SessionChat({ session }: { session: SessionChat_session$key }) {
  const data = useFragment(
    graphql`
      fragment SessionChat_session on Session {
        id
        status
        viewerCanModerate
        viewerWriting {
          __typename
        }
        sprint {
          endsAt
        }
      }
    `,
    session,
  );
  const { viewer } = useAuth();
  const isInside = data.viewerWriting != null || viewer?.canCreateSessions;
  if (!viewer) return null;
  if (!isInside) return <UnsentChat id={data.id} why="You left the session" />;
  if (data.status === 'CANCELLED') return <UnsentChat id={data.id} why={overText} />;
  const isChatTime = data.status === 'IN_PROGRESS' || data.status === 'COMPLETED';
  return isChatTime ? <Chat session={data} viewerId={viewer.id} /> : null;
}

const overText = 'The session is over';

interface UnsentChatProps {
  /** The session's id. */
  id: string;
  why: string;
}

/** The chat of a session that was cancelled, left or deleted: only what the viewer could not send any more. */
export function UnsentChat(props: UnsentChatProps) {
  const { viewer } = useAuth();
  return viewer && <UnsentTexts {...props} viewerId={viewer.id} />;
}

function UnsentTexts({ id, why, viewerId }: UnsentChatProps & { viewerId: string }) {
  const titleId = useId();
  const draft = useDraft(viewerId, id);
  const unsent = useEntries<SentText>(queueOf(viewerId, id));
  const notSent = [...notSentOf(unsent), ...typedTextOf(draft)];
  if (notSent.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="heading" mb="3">
        Chat
      </chakra.h2>
      <NotSent what="message" why={why} texts={notSent} />
    </chakra.section>
  );
}

/** Messages as texts to copy or remove. */
const notSentOf = (unsendable: readonly Entry<SentText>[]) =>
  unsendable.map((entry) => ({
    key: entry.id,
    content: entry.payload.content,
    onRemove: () => outbox.remove(entry),
  }));

/** A message that was being typed as the session ended, as such a text. */
const typedTextOf = ({ text, setText }: Pick<ReturnType<typeof useDraft>, 'text' | 'setText'>) =>
  isVisible(text) ? [{ key: 'typed', content: text, onRemove: () => setText('') }] : [];

function Chat({ session, viewerId }: { session: SessionChat_session$data; viewerId: string }) {
  const { id, status, viewerCanModerate, sprint } = session;
  const isOpen = status === 'IN_PROGRESS';
  const isQuiet = useIsOver(isOpen ? sprint?.endsAt : null) === false;
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const draft = useDraft(viewerId, id);
  const { text, setText, giveBack } = draft;
  const [problem, setProblem] = useState<string | null>(null);
  const [clear] = useClearSessionChatMutation();
  const [deleteMessage] = useDeleteSessionMessageMutation();
  const titleId = useId();

  const queue = queueOf(viewerId, id);
  const chat = useChat(id, () => outbox.flush(queue));
  const { loaded, change } = chat;
  const entries = useUnsent(queue, isQuiet, (content, reason) => {
    setProblem(reason);
    giveBack(content);
  });
  useOnSent(queue, (_entry, message) => {
    if (message) change([message as SentMessage], []);
  });
  const messages = loaded?.messages ?? [];
  const isShown = isUnfolded && !isQuiet;
  const mutedAndBlocked = useMutedAndBlocked();
  const shownInFull = messages.filter(({ author }) => !mutedAndBlocked.has(author.id));
  const unread = useUnread(`chatSeen:${viewerId}:${id}`, shownInFull, viewerId, isShown);
  const unsent = withoutSent(entries, messages);
  const unsendable = unsent.filter(({ refusal }) => refusal !== undefined || !isOpen);
  const waiting = unsent.filter((one) => !unsendable.includes(one));
  const notSent = [...notSentOf(unsendable), ...(isOpen ? [] : typedTextOf(draft))];

  const send = () => {
    outbox.put<SentText>(queue, { content: text.trim() });
    setText('');
    setProblem(null);
  };
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((error: Error) => setProblem(error.message));
  };

  // After a session, an empty chat isn't shown.
  if (!isOpen && messages.length + notSent.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId}>
      <ChatHeader
        titleId={titleId}
        unread={isQuiet ? 0 : unread}
        isUnfolded={isUnfolded}
        onFold={isQuiet ? null : () => setUnfolded(!isUnfolded)}
        onClear={
          isShown && viewerCanModerate && messages.length > 0 ? () => attempt(clear({ input: { id } })) : null
        }
      />
      <NotSent what="message" why={overText} texts={notSent} />
      {isQuiet && <Quiet isWaiting={waiting.length > 0} />}
      {isShown && (
        <>
          <Messages
            chat={chat}
            waiting={waiting}
            viewerId={viewerId}
            mayDeleteAll={viewerCanModerate}
            onDelete={(message) =>
              void attempt(deleteMessage({ input: { id: message } }).then(() => change([], [message])))
            }
          />
          {waiting.some((entry) => !outbox.isStored(entry)) && <NotStored />}
          {isOpen && <ChatBox text={text} problem={problem} onText={setText} onSend={send} />}
        </>
      )}
    </chakra.section>
  );
}

interface MessagesProps
  extends Pick<ComponentProps<typeof ChatLog>, 'viewerId' | 'mayDeleteAll' | 'onDelete'> {
  chat: ReturnType<typeof useChat>;
  waiting: readonly Entry<SentText>[];
}

const Messages = ({ chat, waiting, ...log }: MessagesProps) => {
  const { loaded, failed, readLatest, readEarlier } = chat;
  return (
    <>
      {failed && <NotLoaded onRetry={() => void readLatest()} />}
      {loaded?.earlier && <Earlier onRead={() => void readEarlier()} />}
      {(loaded || waiting.length > 0) && (
        <ChatLog
          {...log}
          key={loaded ? 'loaded' : 'waiting'}
          messages={loaded?.messages ?? []}
          unsent={waiting}
        />
      )}
    </>
  );
};

const Quiet = ({ isWaiting }: { isWaiting: boolean }) => (
  <chakra.p color="ink.muted">
    Quiet until the sprint is over.{isWaiting && ' What you wrote will be sent then.'}
  </chakra.p>
);

const NotStored = () => (
  <chakra.p role="alert" textStyle="small" color="danger" mt="2">
    This device can’t store your messages. Keep this page open until they are sent.
  </chakra.p>
);

/** Removes messages that the list already has: its event may come before the response to the sender. */
function withoutSent(
  unsent: readonly Entry<SentText>[],
  messages: readonly ChatMessage[],
): Entry<SentText>[] {
  const sent = new Set(messages.map(({ localId }) => localId));
  return unsent.filter(({ id }) => !sent.has(id));
}

interface ChatHeaderProps {
  titleId: string;
  unread: number;
  isUnfolded: boolean;
  /** Null while a sprint runs. */
  onFold: (() => void) | null;
  /** Null if the viewer may not clear the chat, or it is empty. */
  onClear: (() => Promise<void>) | null;
}

function ChatHeader({ titleId, unread, isUnfolded, onFold, onClear }: ChatHeaderProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mb="3"
    >
      <chakra.h2 id={titleId} textStyle="heading">
        Chat
        {unread > 0 && (
          <chakra.span textStyle="small" color="accent">
            {' '}
            ({unread} new)
          </chakra.span>
        )}
      </chakra.h2>
      <chakra.div display="flex" gap="1">
        {onClear && (
          <ConfirmDialog
            text="Clear the chat?"
            note="All messages are deleted for everyone."
            confirmLabel="Clear"
            onConfirm={onClear}
            trigger={
              <Button variant="ghost" size="sm">
                Clear chat
              </Button>
            }
          />
        )}
        {onFold && (
          <Button variant="ghost" size="sm" aria-expanded={isUnfolded} onClick={onFold}>
            {isUnfolded ? 'Fold chat' : 'Unfold chat'}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

const Earlier = ({ onRead }: { onRead: () => void }) => (
  <Button variant="ghost" size="sm" onClick={onRead}>
    Earlier messages
  </Button>
);

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <chakra.p role="alert" color="danger">
    The messages could not be loaded.{' '}
    <Button variant="ghost" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </chakra.p>
);
