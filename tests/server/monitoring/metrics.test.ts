import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordBackup } from '../../../server/db/backup/lastBackup';
import { projectRoot } from '../../../server/lib/paths';
import { buildMember } from '../../support/factories';
import { eventually, startMailServer } from '../../support/mails';
import { openSocket } from '../../support/socketClient';
import { startTestServer, testServer } from '../../support/testServer';
import { metricsText, samplesIn, scrape, valueIn } from './scrape';

const metrics = { host: '127.0.0.1', port: 0 };
const server = testServer({ metrics });

const requests = async (operation: string, status = '200') =>
  valueIn(await scrape(server), 'writers_request_duration_seconds_count', { operation, status });
/** A response is counted when its connection has it, which can be after the client. */
const counted = (operation: string, status?: string) =>
  eventually(`${operation} to be counted`, () => requests(operation, status));

describe('metrics of requests', () => {
  it('count the documents, REST routes and own queries by name', async () => {
    const persisted: Record<string, string> = JSON.parse(
      readFileSync(path.join(projectRoot, 'client/__generated__/persistedDocuments.json'), 'utf8'),
    );
    const [documentId, query = ''] =
      Object.entries(persisted).find(([, text]) => /^query \w+ \{/.test(text)) ?? [];
    const name = /^query (\w+)/.exec(query)?.[1];
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, variables: {} }),
    });
    await fetch(`${server.url}/about`);
    await fetch(`${server.url}/api/stories/story_01h455vb4pex5vsknk084sn02q`);
    await fetch(`${server.url}/readyz`);
    // Of a visitor, who may not ask it.
    expect(await counted(`GraphQL ${name}`, '401')).toBe(1);
    expect(await counted('GET /about')).toBe(1);
    expect(await counted('GET /api/stories/:id', '404')).toBe(1);
    expect(await counted('/readyz')).toBe(1);
  });

  it('call everything else other, whatever clients send', async () => {
    const before = (await requests('other')) ?? 0;
    for (let n = 0; n < 20; n += 1) {
      await server.graphql(`query Made${n} { __typename }`);
      await fetch(`${server.url}/nothing-${n}`);
      await fetch(`${server.url}/api/nothing-${n}`);
    }
    await eventually('all to be counted', async () =>
      ((await requests('other')) ?? 0) >= before + 20 ? true : undefined,
    );
    expect(await metricsText(server)).not.toMatch(/Made\d|nothing/);
  });

  it('are nowhere on the public port', async () => {
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('writers_');
  });

  it('have a port of their own, which serves nothing else', async () => {
    const { metricsPort } = server.app.monitor;
    for (const address of ['/', '/graphql', '/readyz'])
      expect((await fetch(`http://127.0.0.1:${metricsPort}${address}`)).status).toBe(404);
  });

  it('are off unless a port is set', async () => {
    const without = await server.another({ metrics: undefined });
    expect(without.app.monitor.metricsPort).toBeUndefined();
    await without.close();
  });

  it('whose port is taken say so at the start', async () => {
    const port = server.app.monitor.metricsPort ?? 0;
    await expect(server.another({ metrics: { ...metrics, port } })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another with METRICS_PORT=${port + 1}.`,
    );
  });
});

describe('metrics of the parts', () => {
  it('tell of the connections to the database', async () => {
    const used = async () => valueIn(await scrape(server), 'writers_database_connections', { state: 'used' });
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holders = Array.from({ length: 3 }, () => server.app.services.db.transaction(() => gone));
    await eventually('three to be used', async () => (((await used()) ?? 0) >= 3 ? true : undefined));
    letGo();
    await Promise.all(holders);
  });

  it('tell whether the server is ready, without any request', async () => {
    const quiet = await server.another({ metrics });
    const ready = async () => valueIn(await scrape(quiet), 'writers_ready');
    expect(await ready()).toBe(1);
    const full = Object.assign(new Error("The table 'stories' is full"), { errno: 1114 });
    await expect(quiet.app.services.db.transaction(() => Promise.reject(full))).rejects.toBe(full);
    await eventually('it to be told', async () => ((await ready()) === 0 ? true : undefined));
    await quiet.close();
  });

  it('tell of sockets and subscriptions', async () => {
    const { token } = await buildMember(server);
    const socket = await openSocket(server);
    socket.send({ type: 'connection_init', payload: { accessToken: token } });
    await socket.until(({ type }) => type === 'connection_ack');
    socket.subscribe('1', 'subscription { sessionsChanged { __typename } }');
    await eventually('the subscription', async () => {
      const samples = await scrape(server);
      const open = valueIn(samples, 'writers_subscriptions');
      return open === 1 && valueIn(samples, 'writers_sockets', { of: 'members' }) === 1 ? true : undefined;
    });
    socket.raw.close();
    await socket.closed;
    await eventually('no socket', async () =>
      valueIn(await scrape(server), 'writers_sockets', { of: 'members' }) === 0 ? true : undefined,
    );
  });

  it('tell of answers to visitors that were kept', async () => {
    const answers = async (result: string) =>
      valueIn(await scrape(server), 'writers_public_answers_total', { result }) ?? 0;
    const [hits, misses] = [await answers('hit'), await answers('miss')];
    for (let n = 0; n < 3; n += 1) await fetch(`${server.url}/blog`);
    expect(await answers('miss')).toBe(misses + 1);
    expect(await answers('hit')).toBe(hits + 2);
  });

  it('tell when each job in the background last succeeded, and the last backup of any server', async () => {
    const last = async (task: string) =>
      (await valueIn(await scrape(server), 'writers_task_last_success_timestamp_seconds', { task })) ?? -1;
    const begunAt = Date.now() / 1000;
    for (const task of ['sessionClock', 'notifier', 'mailQueue', 'pushSender', 'presence'])
      await eventually(`${task} to succeed`, async () => ((await last(task)) > begunAt ? true : undefined));
    const startedAt = begunAt - process.uptime();
    expect(await last('cleanUp')).toBeGreaterThan(startedAt);
    expect(await last('backup')).toBe(0);
    await recordBackup(server.config.databaseUrl);
    expect(Math.abs((await last('backup')) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('tell of mails that the mail server did not take, while they wait for another try, and of those that were sent', async () => {
    const mailServer = await startMailServer();
    mailServer.refuse = () => Object.assign(new Error('Try again later'), { responseCode: 451 });
    const sending = await startTestServer({ metrics, smtpUrl: mailServer.url });
    const request = async () => {
      const { errors } = await sending.graphql(
        'mutation ($input: RequestMagicLinkInput!) { requestMagicLink(input: $input) { message } }',
        { input: { email: (await buildMember(sending)).email } },
      );
      expect(errors).toBeUndefined();
    };
    const { db } = sending.app.services;
    try {
      await request();
      await eventually('the first try to fail', async () => {
        const rows = await db.read('SELECT 1 FROM mails WHERE attempts = 1 AND claim IS NULL');
        return rows.length > 0 ? true : undefined;
      });
      const counting = jest.spyOn(sending.app.mailQueue, 'countDue');
      const samples = await scrape(sending);
      expect(counting).toHaveBeenCalledTimes(1);
      expect(valueIn(samples, 'writers_mails_due')).toBe(1);
      expect(valueIn(samples, 'writers_mail_recipients_due')).toBe(1);
      mailServer.refuse = () => undefined;
      await request();
      await eventually('a mail to be sent', async () => {
        const sent = valueIn(await scrape(sending), 'writers_mails_total', { result: 'sent' });
        return (sent ?? 0) > 0 ? true : undefined;
      });
    } finally {
      await sending.close();
      await mailServer.close();
    }
  });

  it('tell of the event loop, garbage collection, the clock and the log', async () => {
    const before = valueIn(await scrape(server), 'writers_log_lines_total', { level: 'error' }) ?? 0;
    server.app.services.log.error('something');
    const samples = samplesIn(await metricsText(server));
    expect(valueIn(samples, 'writers_log_lines_total', { level: 'error' })).toBe(before + 1);
    expect(valueIn(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(samples.some(({ name }) => name === 'nodejs_gc_duration_seconds_count')).toBe(true);
    expect(Math.abs(valueIn(samples, 'writers_clock_offset_seconds') ?? 99)).toBeLessThan(5);
    expect(valueIn(samples, 'writers_rendering', { kind: 'story', state: 'waiting' })).toBe(0);
  });
});
