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
  // A start needs none of its modules.
  const { default: webPush } = await import('web-push');
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, message, options);
  return new Promise((resolve, reject) => {
    const post = request(endpoint, { method, headers, agent, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined).destroy();
    });
    post.on('error', reject);
    // Node ends it without a response or an error, and forgets the signal, if the other side answers 101.
    post.on('close', () => reject(new Error('the push service ended the request without an answer')));
    post.end(body);
  });
}
