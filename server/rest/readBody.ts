import express, { type Request, type RequestHandler, type Response } from 'express';
import { unsupportedMediaType } from './restError';

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads JSON bodies up to a number of bytes. Undefined without a body; 415 if it isn't JSON. */
export function bodyReader(limit: number): (request: Request, response: Response) => Promise<unknown> {
  const parse: RequestHandler = express.json({ limit, type: () => true });
  return async (request, response) => {
    if (!hasBody(request)) return undefined;
    if (!request.is(['application/json', '+json'])) throw unsupportedMediaType();
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return request.body;
  };
}
