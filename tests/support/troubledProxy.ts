import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { askedBy } from './askedBy';

/** Replaces the contents of a file of the app. */
type Rewrite = (path: string, text: string) => string;

/** A proxy to the app that can simulate failures. */
export interface TroubledProxy {
  url: string;
  /** Closes open connections and refuses new ones. */
  cut(): void;
  /** Accepts requests and never answers. */
  hang(): void;
  /** Answers with this status in place of the app, for matching paths. */
  failWith(status: number, where?: RegExp): void;
  /** Ends all failures; hanging requests are aborted. */
  mend(): void;
  /**
   * Cuts the connection after the app has processed the next operation with this field, before its answer gets through.
   */
  cutAnswerTo(field: string): Promise<void>;
  /** From now on, changes the contents of files, and may map a path to another file. */
  release(rewrite: Rewrite, pathOf: (path: string) => string): void;
  close(): Promise<void>;
}

type Trouble = { kind: 'none' | 'cut' | 'hang' } | { kind: 'fail'; status: number; where: RegExp };

export async function startTroubledProxy(targetUrl: string): Promise<TroubledProxy> {
  const { hostname, port } = new URL(targetUrl);
  const open = new Set<Socket>();
  let trouble: Trouble = { kind: 'none' };
  let changed: { rewrite: Rewrite; pathOf: (path: string) => string } | null = null;
  let losing: { field: string; lost: () => void } | null = null;

  const end = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = () => {
    trouble = { kind: 'cut' };
    end();
  };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    const body = await bytesOf(request);
    const now = trouble;
    if (now.kind === 'cut') return response.destroy();
    if (now.kind === 'hang') return undefined;
    if (now.kind === 'fail' && now.where.test(path))
      return response.writeHead(now.status, { 'content-type': 'text/html' }).end('<h1>Trouble</h1>');

    const rewritten = changed && isText(path) ? changed.rewrite : null;
    const headers = { ...request.headers };
    // Ignore the browser's cached copies, since the contents have changed.
    if (rewritten)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const onward = forward({
      hostname,
      port,
      method: request.method,
      path: changed?.pathOf(path) ?? path,
      headers,
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const loses = losing && askedBy(body).has(losing.field) ? losing : null;
    if (loses) {
      await bytesOf(answer);
      losing = null;
      cut();
      return loses.lost();
    }
    if (!rewritten) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(response);
    }
    const text = rewritten(path, (await bytesOf(answer)).toString());
    const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
    return response.writeHead(answer.statusCode ?? 502, kept).end(text);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    if (trouble.kind === 'cut') return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, near: Socket, head) => {
    if (trouble.kind !== 'none') return near.destroy();
    const far = connect(Number(port), hostname);
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    far.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    far.write(head);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.once('close', () => to.destroy());
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    hang() {
      trouble = { kind: 'hang' };
    },
    failWith(status, where = /./) {
      trouble = { kind: 'fail', status, where };
    },
    mend() {
      if (trouble.kind === 'hang') end();
      trouble = { kind: 'none' };
      losing = null;
    },
    cutAnswerTo(field) {
      return new Promise((lost) => {
        losing = { field, lost };
      });
    },
    release(rewrite, pathOf) {
      changed = { rewrite, pathOf };
    },
    async close() {
      end();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const isText = (path: string) =>
  /^\/(assets\/[^?]*\.(js|css)|sw\.js|[^.]*)(\?|$)/.test(path) && !/^\/(graphql|api)/.test(path);

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
