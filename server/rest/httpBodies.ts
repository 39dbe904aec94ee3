import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Answer } from '../http';
import { unsupportedMediaType } from './restError';

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface ReadBody {
  /** Undefined without a body. */
  body: unknown;
  bytes: number;
}

/** Reads JSON bodies up to a number of bytes; 415 if it isn't JSON. */
export function bodyReader(limit: number): (request: Request, response: Response) => Promise<ReadBody> {
  const lengths = new WeakMap<object, number>();
  const parse: RequestHandler = express.json({
    limit,
    type: () => true,
    strict: false,
    verify: (request, _response, { length }) => void lengths.set(request, length),
  });
  return async (request, response) => {
    if (!hasBody(request)) return { body: undefined, bytes: 0 };
    if (!request.is(['application/json', '+json'])) throw unsupportedMediaType();
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return { body: request.body, bytes: lengths.get(request) ?? 0 };
  };
}

/** A response with a text as its body, JSON by default. */
export function textAnswer(
  status: number,
  text: string | undefined,
  headers: Record<string, string> = {},
  type = 'application/json',
): Answer {
  if (text === undefined) return { status, headers, body: undefined };
  const body = Buffer.from(text);
  const own = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(body.length) };
  return { status, headers: { ...own, ...headers }, body };
}

export function send(response: Response, { status, headers, body }: Answer) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, headers);
  return response.end(body);
}
