import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** A bare server that sends the bytes of one file to every request. */
const body = readFileSync(process.env.PAGE_FILE ?? '');
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
};

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
