import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { newId } from '../../server/lib/ids';
import { projectRoot } from '../../server/lib/paths';
import { fileRoutes } from '../../server/rest/fileRoutes';
import { routes } from '../../server/rest/routes';
import { restCalls } from '../server/authz/everyOperation';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildMember,
  buildSession,
  buildStory,
  type TestMember,
} from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';
import { beyondSpecification, type SpecifiedCall, specified } from './specifiedCalls';

let viewer: TestMember;
let other: TestMember;
let document: { paths: Record<string, Record<string, Documented>> };

interface Documented {
  parameters: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } };
}

const server = testServer();
const api = restClient(server);
beforeAll(async () => {
  viewer = await buildMember(server, {
    username: 'viewer',
    email: 'viewer@example.com',
    roles: [Role.USER, Role.ADMIN],
  });
  other = await buildMember(server, { username: 'other' });
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as typeof document;
});

const calls = Object.entries(specified).flatMap(([area, rows]) =>
  rows.map((call): [area: string, place: string, call: SpecifiedCall] => [area, call[0], call]),
);
const answersFile = /\/(zip|pdf)$/;

test('the document that the server gives is the committed openapi.json', () => {
  expect(document).toEqual(JSON.parse(readFileSync(path.join(projectRoot, 'openapi.json'), 'utf8')));
});

test("the tables of routes have the specification's calls, the listed additions, and no others", () => {
  const places = [...routes, ...fileRoutes].map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  const expected = [...new Set(calls.map(([, place]) => place)), ...beyondSpecification];
  expect(places.sort()).toEqual(expected.sort());
});

const made = async (path: string, body: object): Promise<string> =>
  (await api.post<{ id: string }>(path, body, { token: viewer.token })).body.id;

/** Creates a new thing for each path, so that calls do not affect each other. */
const things: Record<string, (place: string) => Promise<string>> = {
  // Stats of the viewer, but following of another member.
  users: async (place) => (place.endsWith('/stats') ? viewer.id : other.id),
  // The leader of a session cannot join it.
  sessions: async () => (await buildSession(server, other)).id,
  stories: async () => (await buildStory(server, viewer, { privacyLevel: PrivacyLevel.PUBLIC })).id,
  comments: async () => (await buildComment(server, viewer, await things.stories!(''))).id,
  exercises: async () => (await buildExercise(server, viewer)).id,
  tags: (place) =>
    made('/tags', { name: `tag ${place.toLowerCase().replace(/[^a-z]+/g, ' ')}`.slice(0, 20).trim() }),
  journals: () => made('/journals', { content: 'A day.' }),
  notes: () => made('/notes', { content: 'A lamp.' }),
  // Members cannot vote for their own feedback.
  feedback: async () => (await buildFeedback(server, other)).id,
};

async function pathOf(place: string): Promise<string> {
  const [, path = ''] = place.split(' ');
  if (path.includes('{name}')) await made('/tags', { name: 'named' });
  const kind = path.replace('/public', '').split('/')[1] ?? '';
  const id = path.includes('{id}') ? await things[kind]?.(place) : undefined;
  return path
    .replace('{id}', id ?? '')
    .replace('{username}', other.username)
    .replace('{name}', 'named');
}

const filled = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll('{user}', viewer.id)
      .replaceAll('{refresh_token}', viewer.refreshToken),
  );

describe.each(calls)('%s: %s', (_area, place, [, status, body, query]) => {
  const [method = '', template = ''] = place.split(' ');

  test('is described, with all of its parameters', () => {
    const operation = document.paths[template]?.[method.toLowerCase()];
    expect(operation).toBeDefined();
    const parameters = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(query ?? {})));
    const fields = Object.keys(operation?.requestBody?.content['application/json'].schema.properties ?? {});
    expect(fields).toEqual(expect.arrayContaining(Object.keys(body ?? {})));
  });

  test(`answers ${status}`, async () => {
    const search = query ? `?${new URLSearchParams(filled(query))}` : '';
    const path = `${await pathOf(place)}${search}`;
    if (answersFile.test(template)) {
      const headers = { Authorization: `Bearer ${viewer.token}` };
      expect((await fetch(`${server.url}/api${path}`, { headers })).status).toBe(status);
      return;
    }
    const sent = body && filled(body);
    const answer = await api.request(method, path, { token: viewer.token, body: sent });
    expect([answer.status, answer.body]).toEqual([status, status === 204 ? undefined : expect.anything()]);
  });
});

const aboutOne = restCalls.filter(({ route }) => route.path.includes(':id'));

test.each(aboutOne.map((call) => [call.name, call] as const))(
  '%s answers 404 for what is not there',
  async (name, { route: { method, path }, body }) => {
    const kind = path.replace('/public', '').split('/')[1]?.replace(/ies$/, 'y').replace(/s$/, '');
    for (const id of ['nonsense', newId(kind as 'story'), newId(kind === 'tag' ? 'story' : 'tag')]) {
      const sent = method === 'GET' ? undefined : body;
      const answer = await api.request(method, path.replace(/:\w+/g, id), {
        token: viewer.token,
        body: sent,
      });
      // What takes something away answers in the same way when there is nothing of it.
      const expected = name === 'DELETE /stories/:id/favorite' ? 200 : 404;
      expect([id, answer.status]).toEqual([id, expected]);
    }
  },
);

test('the app’s description has everything that the specification has', async () => {
  const { body } = await api.get('/info');
  expect(body).toEqual({
    name: 'Monday Writers',
    version: expect.stringMatching(/^\d/),
    description: expect.stringMatching(/\w/),
    author: expect.stringMatching(/\w/),
    contact: expect.stringMatching(/\w/),
    api_version: expect.stringMatching(/^\d/),
    environment: 'test',
    build: expect.stringMatching(/\w/),
    features: expect.arrayContaining(['stories', 'writing exercises', 'journals', 'notes', 'feedback']),
  });
});
