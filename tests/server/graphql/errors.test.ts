import { messages } from '../../../server/contract/messages';
import { memberOfFile } from '../../support/factories';
import { type GraphQLAnswer, testServer } from '../../support/testServer';

const server = testServer();
const member = memberOfFile(server);
afterEach(() => jest.restoreAllMocks());

const secret = 'connection to 10.0.0.7 refused for Secret123';
const breakReads = () =>
  jest.spyOn(server.app.services.db, 'read').mockImplementation(async (sql) => {
    if (/FROM (stories|sign_ins)/.test(sql)) throw new Error(secret);
    return [];
  });
const logged = (requestId: string) =>
  server.logLines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);

describe('internal errors', () => {
  it('are returned as INTERNAL_SERVER_ERROR with only a request id, under which the log has the details', async () => {
    breakReads();
    const { data, errors, headers } = await server.graphql('{ publicStories { edges { node { id } } } }');
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: messages.internal,
        path: ['publicStories'],
        locations: expect.any(Array),
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: headers.get('x-request-id') },
      },
    ]);
    const lines = logged(headers.get('x-request-id') ?? '');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 50,
      err: { message: secret, stack: expect.stringContaining('at ') },
    });
  });

  it('during authentication are returned in the same way', async () => {
    breakReads();
    const { errors, headers } = await server.graphql('{ viewer { email } }', {}, member.token);
    expect(errors?.[0]).toMatchObject({
      message: messages.internal,
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: headers.get('x-request-id') },
    });
    expect(JSON.stringify(errors)).not.toContain('Secret123');
    expect(logged(headers.get('x-request-id') ?? '').length).toBeGreaterThan(0);
  });

  it('in a value that does not match the schema are also logged', async () => {
    jest.spyOn(server.app.services.db, 'read').mockResolvedValue([{ id: null, roles: '' }]);
    const { errors, headers } = await server.graphql('{ publicStories { edges { node { id } } } }');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(logged(headers.get('x-request-id') ?? '')).toHaveLength(1);
  });
});

describe('client errors', () => {
  const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { viewer { email } } }';
  const good = { username: 'someone', email: 'someone@example.com', password: 'Secret123' };

  it.each([
    [
      'a number for a text',
      { input: { ...good, username: 7 } },
      { username: 'This value has the wrong type' },
    ],
    [
      'a field left out',
      { input: { username: 'x', password: 'Secret123' } },
      { email: 'This field is required' },
    ],
    ['a field too many', { input: { ...good, admin: 'Secret123' } }, { admin: 'This field is not known' }],
    ['no variables', {}, { input: 'This field is required' }],
    ['a text for the input', { input: 'Secret123' }, { input: 'This value has the wrong type' }],
  ])(
    'in a variable (%s) is BAD_USER_INPUT that names the field and echoes no value',
    async (_what, variables, fields) => {
      const { errors, data } = await server.graphql(signUp, variables);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
      expect(JSON.stringify(errors)).not.toContain('Secret123');
    },
  );

  it.each([
    ['no GraphQL', '{ info ', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no selection', '{ info }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown enum value', '{ publicStories(first: MANY) { totalCount } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('in the document (%s) is told with its place, and not logged as ours', async (_what, query, code) => {
    const before = server.logLines.length;
    const { errors } = await server.graphql(query);
    expect(errors?.[0]).toMatchObject({ locations: expect.any(Array), extensions: { code } });
    expect(server.logLines).toHaveLength(before);
  });

  it('name an operation that the document does not contain', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query A { info { name } }', operationName: 'B' }),
    });
    const { errors } = (await response.json()) as GraphQLAnswer;
    expect(errors?.[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
  });
});

describe('the codes', () => {
  it.each([
    ['UNAUTHENTICATED', 401, '{ user(username: "x") { id } }'],
    ['NOT_FOUND', 200, '{ story(id: "x") { id } }'],
    ['BAD_USER_INPUT', 200, '{ publicStories(first: -1) { totalCount } }'],
  ])('%s goes with HTTP %i', async (code, status, query) => {
    const answer = await server.graphql(query);
    expect([answer.errors?.[0]?.extensions.code, answer.status]).toEqual([code, status]);
  });

  it.each([
    ['application/json', 200],
    ['application/graphql-response+json', 400],
  ])(
    'FORBIDDEN is no internal error either if a variable has the wrong type: %s has %i',
    async (accept, status) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
        body: JSON.stringify({
          query: 'query ($last: Int) { auditLog(last: $last) { totalCount } }',
          variables: { last: 'x' },
        }),
      });
      const { errors } = (await response.json()) as GraphQLAnswer;
      expect([errors?.[0]?.extensions.code, response.status]).toEqual(['FORBIDDEN', status]);
    },
  );

  it('are returned beside the data if only a part is refused', async () => {
    const { data, errors } = await server.graphql('{ info { apiVersion } story(id: "x") { id } }');
    expect(data).toEqual({ info: { apiVersion: '1' }, story: null });
    expect(errors).toMatchObject([{ path: ['story'], extensions: { code: 'NOT_FOUND' } }]);
  });
});
