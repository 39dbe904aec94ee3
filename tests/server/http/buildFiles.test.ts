import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { buildFiles } from '../../../server/pages/webPages';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'stays.js'), 'stays');
  writeFileSync(path.join(folder, 'goes.js'), 'goes');
  server = express().use(buildFiles(folder)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = (name: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, { method });

test('a file that a newer build removed aborts only its own response, and the server continues', async () => {
  expect(await (await get('goes.js')).text()).toBe('goes');
  unlinkSync(path.join(folder, 'goes.js'));
  await expect(get('goes.js').then((response) => response.text())).rejects.toThrow();
  expect(await (await get('stays.js')).text()).toBe('stays');
});

test('a file can only be read', async () => {
  const [told, refused, unknown] = [
    await get('stays.js', 'OPTIONS'),
    await get('stays.js', 'POST'),
    await get('missing.js', 'POST'),
  ];
  expect([told.status, told.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(unknown.status).toBe(404);
});
