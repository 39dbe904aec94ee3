import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailQueue } from '../../../server/features/notify/mail/mailQueue';
import { buildMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { type TestServer, testServer } from '../../support/testServer';

interface JsonSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}

/** An OpenTelemetry collector that keeps what it gets. */
async function startCollector() {
  const spans: JsonSpan[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const collector = { spans, headers, status: 200, url: '', close: () => void server.close() };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (collector.status === 200) {
      headers.push(request.headers);
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(collector.status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}

const lender = testServer();
let collector: Awaited<ReturnType<typeof startCollector>>;
let token: string;
beforeAll(async () => {
  collector = await startCollector();
  token = (await buildMember(lender)).token;
  // The servers that trace send the mails.
  await (lender.app.services.mailQueue as MailQueue).close();
});
afterAll(() => collector.close());

/** Runs `work` on a server that traces, and closes it, which sends all traces. */
async function traced(
  work: (server: TestServer) => Promise<unknown>,
  more: { ratio?: number; trustProxy?: number } = {},
) {
  const { ratio = 1, trustProxy = 0 } = more;
  collector.spans.length = 0;
  const headers = { authorization: 'Bearer key' };
  const server = await lender.another({
    logLevel: 'info',
    trustProxy,
    traces: { endpoint: collector.url, headers, ratio },
  });
  await work(server).finally(() => server.close());
  return { spans: [...collector.spans], lines: server.logLines };
}

const attribute = ({ attributes }: JsonSpan, key: string) => {
  const { value } = attributes.find((one) => one.key === key) ?? {};
  return value?.stringValue ?? value?.intValue;
};
const secret = 'a very private sentence';
const note = (server: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ content: secret }),
  });

describe('with a collector', () => {
  it('a request is traced with its statements, and without what it contains', async () => {
    const { spans } = await traced(async (server) => {
      expect((await note(server)).status).toBe(201);
      await fetch(`${server.url}/api/notes`, { headers: { authorization: `Bearer ${token}` } });
    });
    const list = spans.find(({ name }) => name === 'GET /api/notes');
    const read = spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId);
    expect(read.map((statement) => attribute(statement, 'db.query.text'))).toContainEqual(
      expect.stringMatching(/^\s*SELECT .* FROM notes\b/s),
    );
    const request = spans.find(({ name }) => name === 'POST /api/notes') as JsonSpan;
    expect(request).toMatchObject({ kind: 2, status: {} });
    expect(attribute(request, 'http.response.status_code')).toBe('201');
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']));
    for (const { traceId, startTimeUnixNano, endTimeUnixNano } of statements) {
      expect(traceId).toBe(request.traceId);
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano));
      expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request.endTimeUnixNano));
    }
    expect(Math.abs(Number(request.startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(spans)).not.toContain(secret);
    expect(collector.headers.at(-1)?.authorization).toBe('Bearer key');
  });

  it('mails are traced, without their addresses', async () => {
    const { email } = await buildMember(lender);
    const { spans } = await traced(async (server) => {
      const { errors } = await server.graphql(
        'mutation ($input: RequestMagicLinkInput!) { requestMagicLink(input: $input) { message } }',
        { input: { email } },
      );
      expect(errors).toBeUndefined();
      await server.app.mailQueue.drain();
      await eventually('the mail to be sent', () => server.app.mailQueue.counts.sent > 0 || undefined);
    });
    expect(spans.map(({ name }) => name)).toContain('send mail');
    expect(JSON.stringify(spans)).not.toContain(email);
  });

  it('as many requests are traced as the setting says', async () => {
    expect((await traced(note, { ratio: 0 })).spans).toEqual([]);
  });

  it('a request belongs to its caller’s trace only if there is a trusted proxy', async () => {
    const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const called = (flags: string) => (server: TestServer) =>
      note(server, { traceparent: `00-${traceId}-${parent}-${flags}` });
    const theirs = (await traced(called('01'), { trustProxy: 1 })).spans;
    expect(theirs.find(({ kind }) => kind === 2)).toMatchObject({ traceId, parentSpanId: parent });
    expect((await traced(called('00'), { trustProxy: 1 })).spans).toEqual([]);
    const own = (await traced(called('01'))).spans;
    expect(own.find(({ kind }) => kind === 2)?.traceId).not.toBe(traceId);
  });

  it('a collector that refuses is told of once, without its key, and requests go on', async () => {
    collector.status = 503;
    const { lines } = await traced(async (server) => {
      expect((await note(server)).status).toBe(201);
    });
    collector.status = 200;
    const told = lines.filter((line) => line.includes('traces could not be sent'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('503');
    expect(lines.join()).not.toContain('Bearer key');
  });
});
