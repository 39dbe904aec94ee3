import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../../../../outbox/outbox';
import { Folded } from '../../../../ui/content/Folded';
import { LinkedText } from '../../../../ui/content/LinkedText';
import { formatTimeOn } from '../../../../ui/content/timeLabels';
import { Button } from '../../../../ui/form/Button';
import { ReportButton } from '../../../staff/report/ReportButton';
import { type MuteOrBlock, useMutedAndBlocked } from '../MutedAndBlocked';
import type { SentText } from './sendMessage';
import type { ChatMessage } from './useChat';

/** The log counts as scrolled to its end at this distance. */
const endPx = 40;

interface ChatLogProps {
  messages: readonly ChatMessage[];
  unsent: readonly Entry<SentText>[];
  viewerId: string;
  mayDeleteAll: boolean;
  onDelete: (id: string) => void;
}

/** The messages. New ones are announced to screen readers without their buttons, and scrolled to if the log is at its end. */
export function ChatLog({ messages, unsent, viewerId, mayDeleteAll, onDelete }: ChatLogProps) {
  const mutedAndBlocked = useMutedAndBlocked();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  });
  // Ids sort by time, and the log is mounted with the loaded messages: only those after them are announced.
  const [lastLoadedId] = useState(() => messages.at(-1)?.id ?? '');
  const newMessages = messages.filter(
    ({ id, author }) => id > lastLoadedId && author.id !== viewerId && !mutedAndBlocked.has(author.id),
  );
  return (
    <>
      <chakra.div srOnly aria-live="polite" aria-relevant="additions">
        {newMessages.map(({ id, content, author }) => (
          <p key={id}>{`${author.name}: ${content}`}</p>
        ))}
      </chakra.div>
      <chakra.div
        ref={log}
        role="log"
        // Otherwise the buttons would be read with each message.
        aria-live="off"
        aria-label="Messages"
        // A scrolling element must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < endPx;
        }}
        maxH="20rem"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {messages.length + unsent.length === 0 && (
          <chakra.p color="ink.muted">No messages yet. Say good evening.</chakra.p>
        )}
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          {messages.map(({ id, content, createdAt, author }) => (
            <Row
              key={id}
              folded={mutedAndBlocked.get(author.id)}
              name={author.id === viewerId ? 'You' : author.name}
              note={formatTimeOn(createdAt, new Date())}
              content={content}
              action={
                <>
                  {author.id !== viewerId && (
                    <ReportButton
                      id={id}
                      what="message"
                      my="-2"
                      label={`Report message: ${content.slice(0, 40)}`}
                    />
                  )}
                  {(mayDeleteAll || author.id === viewerId) && (
                    <Button
                      variant="ghost"
                      size="sm"
                      // Keeps the button from making its line higher than others.
                      my="-2"
                      aria-label={`Delete message: ${content.slice(0, 40)}`}
                      onClick={() => onDelete(id)}
                    >
                      Delete
                    </Button>
                  )}
                </>
              }
            />
          ))}
          {unsent.map(({ id, payload }) => (
            <Row key={id} name="You" note="Waiting to be sent" content={payload.content} />
          ))}
        </chakra.ul>
      </chakra.div>
    </>
  );
}

interface RowProps {
  folded?: MuteOrBlock;
  name: string;
  note: string;
  content: string;
  action?: React.ReactNode;
}

function Row({ folded, name, note, content, action }: RowProps) {
  const message = (
    <>
      <chakra.div display="flex" alignItems="baseline" columnGap="2" textStyle="small" color="ink.muted">
        <chakra.bdi fontWeight="medium" color="ink" minW="0" overflowWrap="anywhere">
          {name}
        </chakra.bdi>
        <chakra.span flexShrink="0">{note}</chakra.span>
        <chakra.span ms="auto" flexShrink="0">
          {action}
        </chakra.span>
      </chakra.div>
      <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" overflow="hidden">
        <LinkedText text={content} />
      </chakra.p>
    </>
  );
  return (
    <li>{folded ? <Folded note={`A message by someone you ${folded}.`}>{message}</Folded> : message}</li>
  );
}
