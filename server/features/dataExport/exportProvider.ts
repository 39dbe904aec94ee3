import type { ExportSource } from '../export/exportSource';
import type { ZipFile } from '../export/zip';

/** The providers whose account opens the member's, or did. */
export async function* providerFile({ read, userId }: ExportSource): AsyncGenerator<ZipFile> {
  const rows = await read<{
    provider: string;
    linkedAt: Date;
    lastUsedAt: Date | null;
    unlinkedAt: Date | null;
  }>(
    `SELECT issuer AS provider, created_at AS linkedAt, last_used_at AS lastUsedAt, unlinked_at AS unlinkedAt
     FROM provider_identities WHERE user_id = ? ORDER BY created_at`,
    [userId],
  );
  if (rows.length > 0)
    yield { path: 'sign-in-providers.json', content: `${JSON.stringify(rows, null, 2)}\n` };
}
