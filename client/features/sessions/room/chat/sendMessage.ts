import { graphql } from 'relay-runtime';
import { messages } from '../../../../../server/contract/messages';
import type {
  sendMessageMutation,
  sendMessageMutation$data,
} from '../../../../__generated__/sendMessageMutation.graphql';
import { parseJson } from '../../../../lib/parseJson';
import { storage } from '../../../../lib/storage';
import { outbox, type Sender } from '../../../../outbox/outbox';
import { environment } from '../../../../relay/environment';
import { commit } from '../../../../relay/requests';

/** A message on its way to a session's chat. */
export interface SentText {
  content: string;
}

export type SentMessage = NonNullable<sendMessageMutation$data['sendSessionMessage']['message']>;

/** Sends a message of the outbox, whose `about` is the session's id. */
export const sendMessage: Sender<SentText> = async ({ content }, { about: sessionId, id: localId }) => {
  const { sendSessionMessage } = await commit<sendMessageMutation>(
    environment,
    graphql`
      mutation sendMessageMutation($input: SendSessionMessageInput!) {
        sendSessionMessage(input: $input) {
          message {
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
      }
    `,
    { input: { sessionId, localId, content } },
  ).catch((error: Error) => {
    // A sprint only delays it.
    throw error.message === messages.chat.quiet ? new Error(error.message) : error;
  });
  return sendSessionMessage.message;
};

/** Moves messages that the last version before 1.0 has stored into the outbox. */
export function takeOverUnsent(memberId: string): void {
  for (const key of storage.keys()) {
    const [kind, owner, about] = key.split(':');
    if (kind !== 'chat' || owner !== memberId || !about) continue;
    const stored = parseJson(storage.get(key));
    const unsent: { localId: string; content: string }[] = Array.isArray(stored) ? stored : [];
    for (const { localId: id, content } of unsent)
      outbox.put<SentText>({ memberId, kind: 'chat', about }, { content }, { id });
    storage.remove(key);
  }
}
