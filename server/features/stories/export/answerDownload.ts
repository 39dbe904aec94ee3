import type { Request, RequestHandler, Response } from 'express';
import { normalForm } from '../../../contract/normalForm';
import { sendPlain } from '../../../http/responses';
import type { Services } from '../../../request/context';
import { clientError } from '../../../request/errorMapping';

/** Milliseconds without progress after which a client counts as disconnected. */
export const stalledMs = 2 * 60 * 1000;

export interface DownloadDependencies {
  services: Services;
  requestIdOf: (request: Request) => string;
}

/**
 * Handles a download link opened in a browser: errors are plain text for people, and headers keep the address
 * secret.
 */
export const answerDownload =
  (
    { services: { log }, requestIdOf }: DownloadDependencies,
    send: (request: Request, response: Response) => Promise<void>,
  ): RequestHandler =>
  async (request, response) => {
    // The address grants access for five minutes: it must not be cached or sent as referrer.
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      await send(request, response);
    } catch (error) {
      const known = clientError(error);
      if (!known || (response.headersSent && known !== error)) throw error;
      if (response.headersSent) {
        log.info({ requestId: requestIdOf(request), code: known.code }, 'a download ended with its sign-in');
        return;
      }
      sendPlain(response, known);
    }
  };

/**
 * The Content-Disposition value for a file name in any script. Source: RFC 6266, section 4.3, and RFC 8187.
 */
export function attachment(name: string): string {
  // Old programs read only this part; a percent sign could be taken for an escape.
  const plain = normalForm('NFKD', name)
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
