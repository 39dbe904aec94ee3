import { createEnvironment } from '../../../client/relay/environment';
import { askedBy } from '../../support/askedBy';

export interface Sent {
  operation: string;
  authorization: string | null;
  documentId: string;
  variables: { input?: { refreshToken: string } };
}

export type Answer = { status?: number; body: unknown } | Error;

/** A fake server that records its requests. */
export function serverThat(answer: (sent: Sent) => Answer | Promise<Answer>) {
  const sent: Sent[] = [];
  const fetchFn = async (_url: unknown, init?: RequestInit) => {
    const [operation = ''] = askedBy(init?.body);
    const { documentId, variables } = JSON.parse(String(init?.body));
    const authorization = new Headers(init?.headers).get('Authorization');
    const request = { operation, authorization, documentId, variables };
    sent.push(request);
    const answered = await answer(request);
    if (answered instanceof Error) throw answered;
    const { status = 200, body } = answered;
    return { status, statusText: '', headers: new Headers(), json: async () => body } as Response;
  };
  return {
    sent,
    fetch: fetchFn as typeof fetch,
    of: (name: string) => sent.filter((s) => s.operation === name),
  };
}

export const environmentFor = (server: { fetch: typeof fetch }, locks?: LockManager) =>
  createEnvironment({
    url: '/graphql',
    fetch: server.fetch,
    locks,
    openSocket: () => Promise.reject(new Error('no socket here')),
  });
