import { once } from 'node:events';
import { request } from 'node:http';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildMember, buildStory, type TestMember } from './factories';
import type { TestServer } from './testServer';

/** A kind of thing that a client creates with an idempotency key. */
export interface Creation {
  kind: string;
  mutation: string;
  /** The GraphQL input. */
  input: (about: string) => Record<string, unknown>;
  table: string;
  owner: string;
}

const dateTime = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

export const creations: Creation[] = [
  {
    kind: 'comment',
    mutation: 'addComment',
    input: (storyId) => ({ storyId, content: 'Well said.' }),
    table: 'comments',
    owner: 'author_id',
  },
  {
    kind: 'session',
    mutation: 'createSession',
    input: () => ({ title: 'Evening', description: 'We write.', dateTime, durationMinutes: 60, capacity: 5 }),
    table: 'sessions',
    owner: 'leader_id',
  },
  {
    kind: 'exercise',
    mutation: 'createExercise',
    input: () => ({
      title: 'A room',
      description: 'Describe it.',
      difficulty: 'BEGINNER',
      category: 'DESCRIPTION',
      tags: ['rooms'],
    }),
    table: 'exercises',
    owner: 'creator_id',
  },
  {
    kind: 'feedback',
    mutation: 'createFeedback',
    input: () => ({ title: 'A lamp', description: 'It flickers each evening.' }),
    table: 'feedback',
    owner: 'author_id',
  },
];

/**
 * Sends a request and breaks the connection after the server has processed it, before the response is read.
 */
export async function sendAndLose(
  { url }: TestServer,
  { path, body, token }: { path: string; body: unknown; token: string },
  isDone: () => Promise<boolean>,
): Promise<void> {
  const sent = request(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify(body));
  await once(sent, 'finish');
  while (!(await isDone()));
  sent.destroy();
}

/** A member who may create each of them, and a story to comment on. */
export async function creationWorld(server: TestServer) {
  const author = await buildMember(server);
  const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  return {
    storyId,
    author,
    newMember: () => buildMember(server, { roles: [Role.INSTRUCTOR] }),
    /** Number of things of this kind that the member has created. */
    countOf: async ({ table, owner }: Creation, { id }: TestMember): Promise<number> =>
      (await server.app.services.db.read(`SELECT id FROM ${table} WHERE ${owner} = ?`, [id])).length,
  };
}
