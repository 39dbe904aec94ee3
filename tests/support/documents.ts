import { request } from 'node:http';
import type { TestServer } from './testServer';

export interface DocumentAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** Asks for an address as it is; fetch() would decode the body and add headers. */
export function askDocument(
  server: Pick<TestServer, 'url'>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<DocumentAnswer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method, headers: { accept: 'text/html', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString('utf8'),
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** The text that a person reads, without markup. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The addresses of links whose text is `text`. */
export const linksTo = (html: string, text: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(
    ([, href = '', inner = '']) => (wordsOf(inner) === text ? [href.replaceAll('&amp;', '&')] : []),
  );
