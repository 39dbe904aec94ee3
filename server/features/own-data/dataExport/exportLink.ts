import { messages } from '../../../contract/messages';
import { unauthenticated } from '../../../lib/errors';
import type { Context, Services } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';
import { readDownload, signDownload } from '../../stories/export/downloadLink';
import type { DataExport } from '../../stories/export/export.types';

const exportPath = '/downloads/my-data';

const purpose = { audience: 'data-export', expiredMessage: messages.dataExport.linkEnded };

/**
 * Returns a link to the viewer's data export, valid for five minutes; RATE_LIMITED after too many exports.
 */
export async function linkToDataExport(ctx: Context): Promise<DataExport> {
  const { config, rateLimits, viewer } = ctx;
  if (!viewer) throw unauthenticated();
  await rateLimits.check('dataExport', viewer.id);
  const { token, expiresAt } = await signDownload(ctx, purpose, { signedIn: viewer, about: 'my data' });
  return { url: `${config.appUrl}${exportPath}?token=${token}`, expiresAt };
}

/**
 * Returns the viewer of a link's token; UNAUTHENTICATED if it is invalid or expired, or its sign-in has
 * ended.
 */
export async function readExportToken(services: Services, token: unknown): Promise<ViewerIdentity> {
  const { signedIn } = await readDownload(services, purpose, token);
  if (!signedIn) throw unauthenticated(messages.dataExport.linkEnded);
  return services.authenticator.stillSignedIn(signedIn.signInId, signedIn.id);
}
