import { execFile } from 'node:child_process';
import { promises as fs } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/lib/paths';

const built = path.join(projectRoot, '.data/bench/typing');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds and serves the page until stopped. */
export async function serveTypingPage(): Promise<{ url: string; stop(): Promise<void> }> {
  await promisify(execFile)(
    process.execPath,
    [
      path.join(projectRoot, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      path.join(projectRoot, 'bench/typing/page/vite.config.mts'),
    ],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(built, pathname === '/' ? 'index.html' : path.normalize(pathname));
    fs.readFile(file).then(
      (content) => {
        response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
