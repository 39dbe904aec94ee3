import { type Request, type Response, Router } from 'express';
import type { Services } from '../../context';
import { AppError, httpStatusOf } from '../../errors';
import { readExportToken } from './exportLink';
import { readme } from './exportReadme';
import type { ExportSource } from './exportSource';
import { writeZip, type ZipFile } from './exportZip';
import { filesOf } from './personalData';

/** A reader who takes nothing for so long is gone. */
const stalledMs = 2 * 60 * 1000;

interface Dependencies {
  services: Services;
  requestIdOf: (request: Request) => string;
}

/** The download that a member's link leads to. */
export function exportRouter({ services, requestIdOf }: Dependencies): Router {
  const { db, log, rateLimits, authenticator } = services;

  async function* files(source: ExportSource, username: string, at: Date): AsyncGenerator<ZipFile> {
    yield { path: 'README.txt', changedAt: at, content: readme(username, at) };
    for await (const file of filesOf(source)) yield { changedAt: at, ...file };
  }

  async function download(request: Request, response: Response) {
    const { token } = request.query;
    const viewer = await readExportToken(services, typeof token === 'string' ? token : '');
    const only = request.method === 'HEAD';
    if (only) await rateLimits.check('dataExport', viewer.id);
    else await rateLimits.take('dataExport', viewer.id);
    const source: ExportSource = {
      userId: viewer.id,
      async read(sql, params) {
        // A long download ends with its sign-in, as anything else does.
        await authenticator.stillSignedIn(viewer.signInId, viewer.id);
        return db.read(sql, params);
      },
    };
    const [member] = await source.read<{ username: string }>('SELECT username FROM users WHERE id = ?', [
      viewer.id,
    ]);
    const username = member?.username ?? '';
    const at = new Date();
    response.writeHead(200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="monday-writers-${username}-${at.toISOString().slice(0, 10)}.zip"`,
    });
    if (only) return response.end();
    response.setTimeout(stalledMs, () => response.destroy());
    const whole = await writeZip(files(source, username, at), response);
    return log.info({ requestId: requestIdOf(request), whole }, 'a member took their data');
  }

  const router = Router();
  router.get('/my-data', async (request, response) => {
    // The address is as good as a password for five minutes: nothing may keep it or pass it on.
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      await download(request, response);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (response.headersSent) {
        log.info({ requestId: requestIdOf(request), code: error.code }, 'a download ended with its sign-in');
        return;
      }
      if (error.details.retryAfter) response.setHeader('Retry-After', error.details.retryAfter);
      response.status(httpStatusOf(error.code)).type('text').send(`${error.message}\n`);
    }
  });
  return router;
}
