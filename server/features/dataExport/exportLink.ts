import type { Context, Services } from '../../context';
import { messages } from '../../contract/messages';
import { unauthenticated } from '../../errors';
import type { ViewerIdentity } from '../../viewer';
import { readDownload, signDownload } from '../export/downloadLink';
import type { DataExport } from '../export/export.types';

/** Where the ZIP is served. */
export const exportPath = '/downloads/my-data';

const purpose = { audience: 'data-export', ended: messages.dataExport.linkEnded };

/** A link that takes the viewer's data for five minutes; RATE_LIMITED where they have taken it too often. */
export async function linkToDataExport(ctx: Context): Promise<DataExport> {
  const { config, rateLimits, viewer } = ctx;
  if (!viewer) throw unauthenticated();
  await rateLimits.check('dataExport', viewer.id);
  const { token, expiresAt } = await signDownload(ctx, purpose, { signedIn: viewer, about: 'my data' });
  return { url: `${config.appUrl}${exportPath}?token=${token}`, expiresAt };
}

/** Whose data the link's token takes; UNAUTHENTICATED where the token is wrong or has ended, or its sign-in has. */
export async function readExportToken(services: Services, token: unknown): Promise<ViewerIdentity> {
  const { signedIn } = await readDownload(services, purpose, token);
  if (!signedIn) throw unauthenticated(messages.dataExport.linkEnded);
  return services.authenticator.stillSignedIn(signedIn.signInId, signedIn.id);
}
