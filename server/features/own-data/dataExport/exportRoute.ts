import { type Request, type Response, Router } from 'express';
import { refuseOtherMethods } from '../../../http/responses';
import { readMember } from '../../members/user/memberRows';
import { answerDownload, type DownloadDependencies, stalledMs } from '../../stories/export/answerDownload';
import { type ExportSource, sourceOf } from '../../stories/export/exportSource';
import { writeZip, type ZipFile } from '../../stories/export/zip';
import { readExportToken } from './exportLink';
import { readmeText } from './exportReadme';
import { filesOf } from './personalData';

/** Serves the data export behind a member's link. */
export function exportRouter(deps: DownloadDependencies): Router {
  const { services, requestIdOf } = deps;
  const { log, rateLimits } = services;

  async function* files(source: ExportSource, username: string, at: Date): AsyncGenerator<ZipFile> {
    yield { path: 'README.txt', changedAt: at, content: readmeText(username, at) };
    for await (const file of filesOf(source)) yield { changedAt: at, ...file };
  }

  async function download(request: Request, response: Response) {
    const viewer = await readExportToken(services, request.query.token);
    const isHead = request.method === 'HEAD';
    // HEAD sends no data, so it doesn't count, but it is refused as GET would be.
    if (isHead) await rateLimits.check('dataExport', viewer.id);
    else await rateLimits.take('dataExport', viewer.id);
    const source = sourceOf(services, viewer);
    const member = await readMember(source, { id: viewer.id }, ['username'], { among: 'all' });
    const username = member?.username ?? '';
    const at = new Date();
    response.writeHead(200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="monday-writers-${username}-${at.toISOString().slice(0, 10)}.zip"`,
    });
    if (isHead) return void response.end();
    response.setTimeout(stalledMs, () => response.destroy());
    const isComplete = await writeZip(files(source, username, at), response);
    log.info({ requestId: requestIdOf(request), isComplete }, 'a member took their data');
  }

  const router = Router();
  router.get('/my-data', answerDownload(deps, download));
  router.all('/my-data', refuseOtherMethods);
  return router;
}
