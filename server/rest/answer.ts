import type { Response } from 'express';
import type { Answer } from '../http';

export function jsonAnswer(
  status: number,
  body: string | undefined,
  headers: Record<string, string> = {},
): Answer {
  if (body === undefined) return { status, headers, body: undefined };
  const bytes = Buffer.from(body);
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(bytes.length),
      ...headers,
    },
    body: bytes,
  };
}

export function send(response: Response, { status, headers, body }: Answer) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, headers);
  return response.end(body);
}
