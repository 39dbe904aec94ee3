import { type Agent, request } from 'node:https';
import { generateRequestDetails, type PushSubscription, type RequestOptions } from 'web-push';

interface Options extends RequestOptions {
  agent: Agent;
  timeoutMs: number;
}

/**
 * Posts an encrypted message to a push service and returns its status. Members name the endpoint, so the answer's body is
 * dropped and the request ends at its time limit, whatever the other side sends: `sendNotification` of web-push keeps the
 * whole body in memory, and waits forever for one that breaks off.
 */
export function postMessage(
  subscription: PushSubscription,
  message: string,
  { agent, timeoutMs, ...options }: Options,
): Promise<number> {
  const { endpoint, method, headers, body } = generateRequestDetails(subscription, message, options);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const post = request(endpoint, { method, headers, agent, signal }, (response) => {
      response.on('error', () => undefined).resume();
      resolve(response.statusCode ?? 0);
    });
    post.on('error', reject);
    post.end(body);
  });
}
