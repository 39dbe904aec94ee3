/** @jest-environment node */
import { createHash } from 'node:crypto';
import { PrivacyLevel } from '../../../server/contract/enums';
import { TrustedDocuments } from '../../../server/graphql/admission/trustedDocuments';
import { makeSchema } from '../../../server/schema';
import { deleteExpiredRows } from '../../../server/startup/cleanUp';
import { buildMember, buildStory } from '../../support/factories';
import { openSocket } from '../../support/socketClient';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../../support/testServer';

const before = 'query Group { info { name } }';
const after = 'query Group { info { name version } }';
const newestBefore = '{ publicStories(first: 1) { edges { node { id } } } }';
const onlyBefore = 'query Group { info { nameOfOld } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let mockBuild: string[] = [];
jest.mock('../../../server/graphql/admission/persistedDocuments', () => ({
  loadPersistedDocuments: () =>
    new Map(
      mockBuild.map((text) => [
        jest.requireActual('node:crypto').createHash('sha256').update(text).digest('hex'),
        text,
      ]),
    ),
}));

let older: TestServer;
let newer: TestServer;

beforeEach(async () => {
  mockBuild = [before, newestBefore, onlyBefore];
  older = await startTestServer();
  mockBuild = [after];
  newer = await older.another();
});
afterEach(async () => {
  await newer.close();
  await older.close();
});

const ask = (server: TestServer, text: string) => askById(server, hashOf(text));

async function askById(server: TestServer, documentId: string) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId }),
  });
  return (await response.json()) as GraphQLAnswer;
}

const unknown = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

describe('pages of another version', () => {
  it('go on at a newer server, as do new ones at an older server', async () => {
    expect((await ask(newer, before)).data.info).toEqual({ name: expect.any(String) });
    expect((await ask(older, after)).data.info).toEqual({
      name: expect.any(String),
      version: expect.any(String),
    });
  });

  it('get the versions of rows from a newer server, too', async () => {
    const { id } = await buildStory(older, await buildMember(older), { privacyLevel: PrivacyLevel.PUBLIC });
    expect((await ask(newer, newestBefore)).data.publicStories.edges).toEqual([
      { node: { id, rowVersion: null } },
    ]);
  });

  it('go on over sockets', async () => {
    const socket = await openSocket(newer);
    socket.send({ type: 'connection_init' });
    await socket.until(({ type }) => type === 'connection_ack');
    socket.send({ id: 'old', type: 'subscribe', payload: { query: '', documentId: hashOf(before) } });
    const { type, payload } = await socket.until(({ id }) => id === 'old');
    expect([type, payload.data?.info]).toEqual(['next', { name: expect.any(String) }]);
    socket.raw.close();
  });

  it('are told of the newer version where the schema no longer has what they ask for', async () => {
    for (let n = 0; n < 2; n += 1) expect(await ask(newer, onlyBefore)).toMatchObject(unknown);
    const { statements } = await newer.countStatements(() => ask(newer, onlyBefore));
    expect(statements).toEqual([]);
  });

  it('read their document once', async () => {
    await ask(newer, before);
    const { statements } = await newer.countStatements(() => ask(newer, before));
    expect(statements.filter((sql) => sql.includes('persisted_documents'))).toEqual([]);
  });

  it('ask the database only for hashes', async () => {
    const { result, statements } = await newer.countStatements(() =>
      Promise.all(['', 'x'.repeat(64), `${hashOf(before)}0`].map((id) => askById(newer, id))),
    );
    for (const answer of result) expect(answer).toMatchObject(unknown);
    expect(statements).toEqual([]);
  });
});

describe('documents of builds', () => {
  const registered = async () =>
    (
      await older.app.services.db.read<{ hash: string }>(
        'SELECT hash FROM persisted_documents WHERE hash IN (?, ?)',
        [hashOf(before), hashOf(after)],
      )
    ).map(({ hash }) => hash);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

  it('are kept while a server has them, and for 90 days after it', async () => {
    const { db } = older.app.services;
    await deleteExpiredRows(db, inDays(89));
    expect(await registered()).toHaveLength(2);
    await new TrustedDocuments(db, makeSchema()).register(inDays(60));
    await deleteExpiredRows(db, inDays(92));
    expect(await registered()).toEqual([hashOf(after)]);
  });

  it('need not be registered for a start: the log says so, and requests are answered', async () => {
    const refused = jest
      .spyOn(TrustedDocuments.prototype, 'register')
      .mockRejectedValue(new Error('read-only'));
    const third = await older.another();
    refused.mockRestore();
    expect((await ask(third, after)).data.info.name).toEqual(expect.any(String));
    expect(third.logLines.join('')).toContain('the documents of this build could not be registered');
    await third.close();
  });
});
