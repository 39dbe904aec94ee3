import { type Agent, request } from 'node:https';
import type { PushSubscription, RequestOptions } from 'web-push';

interface Options extends RequestOptions {
  agent: Agent;
  signal: AbortSignal;
}

/**
 * Posts an encrypted message to a push service and returns its status. Members name the endpoint, so the answer's body isn't
 * read and the request ends with the signal, whatever the other side sends: `sendNotification` of web-push keeps the whole
 * body in memory, and waits forever for one that breaks off.
 */
export async function postMessage(
  subscription: PushSubscription,
  message: string,
  { agent, signal, ...options }: Options,
): Promise<number> {
  // Imported here, because most servers start without sending a message.
  const { default: webPush } = await import('web-push');
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, message, options);
  return new Promise((resolve, reject) => {
    const post = request(endpoint, { method, headers, agent, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined).destroy();
    });
    post.on('error', reject);
    // If the other side answers 101, Node ends the request without a response or an error, whatever the signal.
    post.on('close', () => reject(new Error('the push service ended the request without an answer')));
    post.end(body);
  });
}
