import { Passkey, PasskeyChallenge } from '../../../model/passkey.entity';
import { ProviderIdentity } from '../../../model/provider.entity';
import { RecoveryCode, TotpSecret } from '../../../model/secondFactor.entity';
import type { ExportSource } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { passkeysFile, secondFactorFile } from './exportAccount';
import { type PersonalData, removalOf } from './personalDataTable';

/** The part of the table of personal data that is about authenticator apps, recovery codes and passkeys. */
export const personalFactors: Record<string, PersonalData> = {
  totp_secrets: {
    memberColumns: ['user_id'],
    exported: secondFactorFile,
    deleted: [removalOf(TotpSecret, 'userId')],
  },
  passkeys: {
    memberColumns: ['user_id'],
    exported: passkeysFile,
    deleted: [removalOf(Passkey, 'userId')],
  },
  passkey_challenges: {
    memberColumns: ['user_id'],
    exported: { none: 'hashes of random values that end within minutes' },
    deleted: [removalOf(PasskeyChallenge, 'userId')],
  },
  recovery_codes: {
    memberColumns: ['user_id'],
    exported: { none: 'hashes of secrets; how many there are stands in second-factor.json' },
    deleted: [removalOf(RecoveryCode, 'userId')],
  },
};

/** The providers that are, or were, linked to the account. */
async function* providerFile({ read, userId }: ExportSource): AsyncGenerator<ZipFile> {
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

/** The part of the table of personal data that is about signing in with a provider. */
export const personalProviders: Record<string, PersonalData> = {
  provider_identities: {
    memberColumns: ['user_id'],
    exported: providerFile,
    deleted: [removalOf(ProviderIdentity, 'userId')],
  },
  provider_flows: {
    memberColumns: [],
    exported: { none: 'random values of visits to the provider, for minutes' },
    deleted: { none: 'they name nobody, and end within minutes' },
  },
  provider_codes: {
    memberColumns: [],
    exported: { none: 'responses of the provider, kept for minutes' },
    deleted: { none: 'they end within minutes' },
  },
};
