import { createHash } from 'node:crypto';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import {
  isWellFormed,
  makeTokenText,
} from '../../../../server/features/identity/personalAccessToken/tokenText';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { buildMember, buildStory, buildToken, memberOfTest } from '../../../support/factories';
import { restClient } from '../../../support/restClient';
import { interceptTransactions } from '../../../support/statements';
import { codeOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';
import { tokenCalls } from '../../../support/tokenCalls';
import { walkForward } from '../../../support/walkPages';

const server = testServer();
const calls = tokenCalls(server);

const dayMs = 24 * 60 * 60 * 1000;
const texts = messages.personalAccessToken;
const member = memberOfTest(server);
const refused = [401, 'UNAUTHENTICATED', texts.refused];

describe('a personal access token', () => {
  it('is shown once, and then listed with its name, scope, last four characters and dates', async () => {
    const before = Date.now();
    const { data } = await calls.create({ name: '  Backup ', scope: 'WRITE' }, member.token);
    const { token, personalAccessToken, personalAccessTokenEdge } = data.createPersonalAccessToken;
    expect(token).toMatch(/^mwpat_[0-9A-Za-z]{36}$/);
    expect(personalAccessToken).toMatchObject({
      name: 'Backup',
      scope: 'WRITE',
      lastFour: token.slice(-4),
      lastUsedAt: null,
      isExpired: false,
    });
    expect(personalAccessTokenEdge.node.id).toBe(personalAccessToken.id);
    const days = (Date.parse(personalAccessToken.expiresAt) - before) / dayMs;
    expect(Math.round(days)).toBe(90);
    expect(await calls.list(member.token)).toEqual([personalAccessToken]);
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
  });

  it('is stored as a hash: neither the database nor the log contains it', async () => {
    const { token } = await buildToken(server, member);
    await calls.whoAmI(token);
    const tables = await server.sql<{ name: string }>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const rows = await Promise.all(tables.map(({ name }) => server.sql(`SELECT * FROM \`${name}\``)));
    const held = JSON.stringify(rows);
    expect(held).not.toContain(token.slice(0, -4));
    expect(held).toContain(createHash('sha256').update(token).digest('hex'));
    expect(server.logLines.join('\n')).not.toContain(token);
  });

  it('has at least 160 random bits, and a checksum that wrong tokens fail', () => {
    const made = Array.from({ length: 200 }, makeTokenText);
    expect(new Set(made).size).toBe(made.length);
    for (const token of made) expect(isWellFormed(token)).toBe(true);
    expect(30 * Math.log2(62)).toBeGreaterThan(160);
    const [token = ''] = made;
    const at = token.length - 20;
    const other = token[at] === 'x' ? 'y' : 'x';
    expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
  });

  it.each([
    ['no expiry', null, null],
    ['7 days', 7, 7],
    ['366 days', 366, 366],
  ])('may have %s', async (_name, expiresInDays, days) => {
    const { data } = await calls.create({ expiresInDays }, member.token);
    const { expiresAt, createdAt } = data.createPersonalAccessToken.personalAccessToken;
    expect(expiresAt && (Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs).toBe(days);
  });

  it.each([
    ['a blank name', { name: ' ' }, { name: texts.nameRequired }],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, { name: texts.nameTooLong }],
    ['a name of two lines', { name: 'One\ntwo' }, { name: texts.nameInvalid }],
    ['0 days', { expiresInDays: 0 }, { expiresInDays: texts.daysInvalid }],
    ['367 days', { expiresInDays: 367 }, { expiresInDays: texts.daysInvalid }],
  ])('is not made with %s', async (_name, input, fields) => {
    expect(fieldsOf(await calls.create(input, member.token))).toEqual(fields);
    expect(await calls.list(member.token)).toEqual([]);
  });

  it.each([
    ['nonsense', () => 'mwpat_nonsense'],
    ['one that nobody has', makeTokenText],
  ])(
    'is refused with 401 where it is %s, on GraphQL and REST, and never read as a visitor’s',
    async (_name, make) => {
      const token = make();
      expect(await calls.whoAmI(token)).toEqual(refused);
      const { status, headers, body } = await restClient(server).get('/public/stories', {
        token,
      });
      expect([status, body.code, body.error]).toEqual([401, 'UNAUTHENTICATED', texts.refused]);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    },
  );

  it('is refused from the next request on after it is revoked, and revoking it again changes nothing', async () => {
    const { id, token } = await buildToken(server, member);
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
    for (let n = 0; n < 2; n += 1) {
      const { data } = await calls.revoke(id, member.token);
      expect(data.revokePersonalAccessToken.revokedPersonalAccessTokenId).toBe(id);
    }
    expect(await calls.whoAmI(token)).toEqual(refused);
    expect(await calls.list(member.token)).toEqual([]);
  });

  it('can be revoked or found by nobody else', async () => {
    const other = await buildMember(server);
    const { id, token } = await buildToken(server, member);
    expect(codeOf(await calls.revoke(id, other.token))).toBe('NOT_FOUND');
    const node = '{ node(id: "ID") { id ... on PersonalAccessToken { name } } }'.replace('ID', id);
    expect((await server.ask(node, other.token)).node).toBeNull();
    expect((await server.ask(node, member.token)).node).toMatchObject({ id, name: 'A program' });
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
  });

  it('is refused after it has expired, and still listed as expired', async () => {
    const { id, token } = await buildToken(server, member);
    await server.sql('UPDATE personal_access_tokens SET expires_at = ? WHERE id = ?', [
      new Date(Date.now() - 1),
      id,
    ]);
    expect(await calls.whoAmI(token)).toEqual(refused);
    expect(await calls.list(member.token)).toMatchObject([{ id, isExpired: true }]);
  });

  it('is listed page by page, the newest first, in one statement', async () => {
    const made: string[] = [];
    for (const name of ['one', 'two', 'three']) made.unshift((await buildToken(server, member, { name })).id);
    const page = async (args: string) => {
      const seen = 'totalCount pageInfo { hasNextPage endCursor } edges { node { id } }';
      const list = `{ viewer { personalAccessTokens(${args}) { ${seen} } } }`;
      return (await server.ask(list, member.token)).viewer.personalAccessTokens;
    };
    const { result, statements } = await server.countStatements(() => page('first: 2'));
    expect(result.totalCount).toBe(3);
    expect((await walkForward<{ id: string }>(page, 2)).map(({ id }) => id)).toEqual(made);
    // The sign-in, the member, the page and its count.
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});

describe('the last use of a token', () => {
  const lastUse = async (member: { token: string }) =>
    Date.parse((await calls.list(member.token))[0]?.lastUsedAt ?? '');
  /** The time is written in the background, and the request does not wait for it. */
  async function until<T>(read: () => Promise<T>, isIt: (value: T) => boolean): Promise<T> {
    for (;;) {
      const value = await read();
      if (isIt(value)) return value;
    }
  }

  it('is stored after the first request, and written at most once a minute', async () => {
    const { id, token } = await buildToken(server, member);
    const before = Date.now();
    await calls.whoAmI(token);
    const first = await until(
      () => lastUse(member),
      (at) => at >= before,
    );
    const { db } = server.app.services;
    let begun = 0;
    const stop = interceptTransactions(db, (work, transact) => {
      begun += 1;
      return transact(work);
    });
    await Promise.all([calls.whoAmI(token), calls.whoAmI(token)]);
    expect(begun).toBe(0);
    stop();
    expect(await lastUse(member)).toBe(first);

    await server.sql('UPDATE personal_access_tokens SET last_used_at = ? WHERE id = ?', [
      new Date(before - 61_000),
      id,
    ]);
    await calls.whoAmI(token);
    await until(
      () => lastUse(member),
      (at) => at >= before,
    );
  });

  it('delays no request if it can’t be written', async () => {
    const { token } = await buildToken(server, member);
    jest.spyOn(server.app.services.db, 'transaction').mockRejectedValueOnce(new Error('Read-only'));
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
  });
});

describe('the number of tokens', () => {
  it(`is at most ${limits.personalAccessToken.most}, however many are requested concurrently, on any server`, async () => {
    const other = await server.another();
    const there = tokenCalls(other);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? calls : there).create({ name: `${n}` }, member.token)),
    );
    await other.close();
    const refusals = answers.map(refusalOf).filter(Boolean);
    expect(refusals).toEqual(new Array(10).fill({ message: texts.tooMany, code: 'CONFLICT' }));
    const listed = await calls.list(member.token);
    expect(listed).toHaveLength(limits.personalAccessToken.most);

    await calls.revoke(listed[0]?.id ?? '', member.token);
    expect((await calls.create({}, member.token)).errors).toBeUndefined();
    expect(codeOf(await calls.create({}, member.token))).toBe('CONFLICT');
  });
});

describe('a token that ended', () => {
  it('is deleted 30 days later, and not before', async () => {
    const expired = await buildToken(server, member, { expiresInDays: 1 });
    const revoked = await buildToken(server, member, { expiresInDays: null });
    const lasting = await buildToken(server, member, { expiresInDays: null });
    await calls.revoke(revoked.id, member.token);
    const left = async (days: number) => {
      await deleteExpiredRows(server.app.services.db, new Date(Date.now() + days * dayMs));
      const rows = await server.sql<{ id: string }>(
        'SELECT id FROM personal_access_tokens WHERE user_id = ?',
        [member.id],
      );
      return rows.map(({ id }) => id).sort();
    };
    expect(await left(29.9)).toEqual([expired.id, revoked.id, lasting.id].sort());
    expect(await left(30.1)).toEqual([expired.id, lasting.id].sort());
    expect(await left(31.1)).toEqual([lasting.id]);
  });
});

describe('files', () => {
  it('can be read with the scope read, and the links end with the token', async () => {
    const story = await buildStory(server, member);
    const { id, token } = await buildToken(server, member);
    const file = await fetch(`${server.url}/api/stories/${story.id}/markdown`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.status).toBe(200);
    const query = `{ story(id: "${story.id}") { downloads { markdownUrl } } }`;
    const data = await server.ask(query, token);
    const url = data.story.downloads.markdownUrl.replace(server.config.appUrl, server.url);
    expect((await fetch(url)).status).toBe(200);
    await calls.revoke(id, member.token);
    expect((await fetch(url)).status).toBe(401);
  });
});
