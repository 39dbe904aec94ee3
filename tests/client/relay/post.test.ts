import { unreachableMessage } from '../../../client/lib/requestError';
import { createPost } from '../../../client/relay/post';

const params = { id: 'hash', name: 'someQuery', operationKind: 'query' as const, text: null };

/** Posts to a server that gives this response. */
const askServer = (status: number, text: string, headers: Record<string, string> = {}) => {
  const response = {
    status,
    statusText: '',
    headers: new Headers(headers),
    json: async () => JSON.parse(text),
  } as Response;
  return createPost('/graphql', async () => response)({ params, variables: {} });
};

test.each([
  [502, '<html><h1>502 Bad Gateway</h1></html>'],
  [503, ''],
  [500, 'Something went wrong. Please try again.'],
  [504, '{"message": "upstream timed out"}'],
  [413, '<html>Request Entity Too Large</html>'],
])('an answer of %s in no words of ours is a server’s problem, not the network’s', async (status, text) => {
  await expect(askServer(status, text)).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong. Please try again.',
  });
});

test('a page returned in place of the server, such as a network’s sign-in page, counts as no connection', async () => {
  await expect(askServer(200, '<html>Welcome to the hotel</html>')).rejects.toMatchObject({
    code: 'NETWORK',
    message: unreachableMessage,
  });
});

test('no response counts as no connection', async () => {
  const post = createPost('/graphql', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(post({ params, variables: {} })).rejects.toMatchObject({
    name: 'GraphQLRequestError',
    code: 'NETWORK',
    message: expect.stringContaining('check your connection'),
  });
});

test('the server’s own error is kept', async () => {
  const body = JSON.stringify({
    errors: [
      { message: 'Too many attempts.', extensions: { code: 'RATE_LIMITED', fields: { email: 'again?' } } },
    ],
  });
  await expect(askServer(429, body, { 'Retry-After': '30' })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts.',
    fields: { email: 'again?' },
    retryAfter: 30,
  });
});
