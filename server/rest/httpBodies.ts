import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { messages } from '../contract/messages';
import { hasTooManyValues } from '../http/bodyValues';
import type { Answer } from '../http/responses';
import { unsupportedMediaType } from './restError';

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A Content-Type with another charset than UTF-8, which JSON must have. Source: RFC 8259, section 8.1. */
const otherCharset = /;\s*charset\s*=\s*(?!"?utf-?8\b)/i;

/** An error for body-parser, which responds with its status. */
const refusal = (status: number) => Object.assign(new Error('The body is refused'), { status });

interface ReadBody {
  /** Undefined without a body. */
  body: unknown;
  bytes: number;
}

/** Makes a reader of JSON bodies of at most `limit` bytes; it throws 415 for other bodies. */
export function bodyReader(limit: number): (request: Request, response: Response) => Promise<ReadBody> {
  const lengths = new WeakMap<object, number>();
  const parse: RequestHandler = express.json({
    limit,
    type: () => true,
    strict: false,
    verify: (request, _response, bytes) => {
      lengths.set(request, bytes.length);
      // Otherwise invalid bytes would be decoded as replacement characters.
      if (!isUtf8(bytes)) throw refusal(400);
      // Decoded as Latin-1, which is the fastest and the same outside of texts.
      if (hasTooManyValues(bytes.toString('latin1'))) throw refusal(413);
    },
  });
  return async (request, response) => {
    if (!hasBody(request)) return { body: undefined, bytes: 0 };
    if (!request.is(['application/json', '+json'])) throw unsupportedMediaType();
    if (otherCharset.test(request.headers['content-type'] ?? ''))
      throw unsupportedMediaType(messages.notUtf8);
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
