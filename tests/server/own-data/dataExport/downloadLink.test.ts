import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { SignJWT } from 'jose';
import { messages } from '../../../../server/contract/messages';
import { Database } from '../../../../server/db/database';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { eventually } from '../../../support/mails';
import { testServer } from '../../../support/testServer';
import { unzip } from '../../../support/unzip';
import { linkOf } from './exportLink';

const server = testServer();
const ines = memberOfFile(server, { username: 'ines' });
afterEach(() => jest.restoreAllMocks());

describe('the link to it', () => {
  const ended = `${messages.dataExport.linkEnded}\n`;

  it('is an address of the app that is valid for five minutes, and no access token', async () => {
    const expectLasting = startLasting();
    const { url, expiresAt } = await linkOf(server, ines);
    expect(url.startsWith(`${server.config.appUrl}/downloads/my-data?token=`)).toBe(true);
    expectLasting(expiresAt, 5 * 60_000);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect((await accountCalls(server).whoAmI(token)).status).toBe(401);
  });

  it('serves a file that must not be cached, shown or forwarded; answers HEAD without the file', async () => {
    const { at } = await linkOf(server, ines);
    const [response, head] = [await fetch(at), await fetch(at, { method: 'HEAD' })];
    await response.arrayBuffer();
    const day = new Date().toISOString().slice(0, 10);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="monday-writers-ines-${day}.zip"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it('is refused after it has expired', async () => {
    const { at } = await linkOf(server, ines);
    const now = Date.now();
    const RealDate = Date;
    jest
      .spyOn(globalThis, 'Date')
      .mockImplementation(((...given: []) =>
        given.length > 0 ? new RealDate(...given) : new RealDate(now + 5 * 60_000 + 1_000)) as never);
    // Background work asks it the time.
    globalThis.Date.now = RealDate.now;
    const response = await fetch(at);
    jest.restoreAllMocks();
    expect([response.status, await response.text()]).toEqual([401, ended]);
  });

  it('ends with the sign-in that requested it', async () => {
    const member = await buildMember(server);
    const { at } = await linkOf(server, member);
    await accountCalls(server).signOut(member.refreshToken);
    const response = await fetch(at);
    expect([response.status, await response.text()]).toEqual([401, 'This sign-in has ended\n']);
  });

  it.each([
    ['nothing', () => ''],
    ['two of them', () => '?token=a&token=b'],
    ['an access token', () => `?token=${ines.token}`],
    [
      'one signed like an access token',
      async () => {
        const { sid } = JSON.parse(Buffer.from(ines.token.split('.')[1] ?? '', 'base64url').toString());
        const forged = await new SignJWT({ sid })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('monday-writers')
          .setAudience('data-export')
          .setSubject(ines.id)
          .setExpirationTime('5m')
          .sign(server.config.authSecret);
        return `?token=${forged}`;
      },
    ],
  ])('with %s for a token is refused in plain words', async (_what, query) => {
    const response = await fetch(`${server.url}/downloads/my-data${await query()}`);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe(ended);
  });

  it('appears in no line of the log, whatever happens', async () => {
    const { at } = await linkOf(server, ines);
    const token = new URL(at).searchParams.get('token') ?? '-';
    await (await fetch(at)).arrayBuffer();
    await fetch(`${at}x`);
    jest.spyOn(Database.prototype, 'read').mockRejectedValue(new Error('the database is away'));
    const response = await fetch(at);
    jest.restoreAllMocks();
    expect([response.status, await response.text()]).toEqual([500, messages.internal]);
    expect(server.logLines.join('')).toContain('the database is away');
    expect(server.logLines.join('')).not.toContain(token.slice(-20));
  });

  it('works ten times an hour, and the limit is reported before it is used', async () => {
    const strict = await server.another({ rateLimits: 1 });
    const member = await buildMember(server);
    const { at } = await linkOf(strict, member);
    for (let n = 0; n < 10; n += 1) {
      expect((await fetch(at, { method: 'HEAD' })).status).toBe(200);
      const response = await fetch(at);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(at, { method });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await expect(linkOf(strict, member)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
    });
  });
});

describe('a download in progress', () => {
  /** A member whose export is larger than the buffers between server and client. */
  let member: TestMember;
  beforeAll(async () => {
    member = await buildMember(server);
    const random = () => Math.random().toString(36).slice(2);
    for (let n = 0; n < 12; n += 1) {
      const content = Array.from({ length: 60_000 }, random).join(' ');
      await buildStory(server, member, { title: `Long ${n}`, content });
    }
  });

  /** A response whose body has not been read. */
  const begin = async () => {
    const { at } = await linkOf(server, member);
    const request = get(at);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { request, response };
  };
  const countReads = () => {
    const reads = jest.spyOn(Database.prototype, 'read');
    return () => reads.mock.calls.filter(([sql]) => sql.includes('author_notes')).length;
  };

  it('stops when its reader disconnects', async () => {
    const textsRead = countReads();
    const { request, response } = await begin();
    await once(response, 'readable');
    request.destroy();
    await eventually('the end in the log', () =>
      server.logLines.find((line) => line.includes('"isComplete":false')),
    );
    const before = textsRead();
    // Each text is larger than one read, so twelve texts would be at least twelve reads.
    expect(before).toBeLessThan(10);
  });

  it('that fails is aborted, so that it cannot be mistaken for the whole', async () => {
    const read = Database.prototype.read;
    let texts = 0;
    jest.spyOn(Database.prototype, 'read').mockImplementation(function (this: Database, sql, params) {
      if (sql.includes('author_notes') && ++texts > 3) throw new Error('the database went away');
      return read.call(this, sql, params) as never;
    });
    const { response } = await begin();
    const received: Buffer[] = [];
    const ending = (async () => {
      for await (const part of response) received.push(part);
    })();
    await expect(ending).rejects.toThrow('aborted');
    expect(response.complete).toBe(false);
    await expect(unzip(Buffer.concat(received))).rejects.toThrow();
    expect(server.logLines.join('')).toContain('the database went away');
  });

  it('ends with its sign-in', async () => {
    const { response } = await begin();
    await once(response, 'readable');
    await accountCalls(server).signOut(member.refreshToken);
    response.resume();
    await expect(once(response, 'end')).rejects.toThrow('aborted');
  });
});
