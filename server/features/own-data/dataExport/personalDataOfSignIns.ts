import { Passkey, PasskeyChallenge } from '../../../model/passkey.entity';
import { ProviderIdentity } from '../../../model/provider.entity';
import { RecoveryCode, TotpSecret } from '../../../model/secondFactor.entity';
import type { ExportSource } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { passkeysFile, secondFactorFile } from './exportLists';
import { type PersonalData, rowsOf } from './personalDataTable';

/** Authenticator apps, recovery codes and passkeys. */
export const personalFactors: Record<string, PersonalData> = {
  totp_secrets: {
    members: ['user_id'],
    taken: secondFactorFile,
    removed: [rowsOf(TotpSecret, 'userId')],
  },
  passkeys: {
    members: ['user_id'],
    taken: passkeysFile,
    removed: [rowsOf(Passkey, 'userId')],
  },
  passkey_challenges: {
    members: ['user_id'],
    taken: { not: 'hashes of random values that end within minutes' },
    removed: [rowsOf(PasskeyChallenge, 'userId')],
  },
  recovery_codes: {
    members: ['user_id'],
    taken: { not: 'hashes of secrets; how many there are stands in second-factor.json' },
    removed: [rowsOf(RecoveryCode, 'userId')],
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

/** Personal data of signing in with a provider. */
export const personalProviders: Record<string, PersonalData> = {
  provider_identities: {
    members: ['user_id'],
    taken: providerFile,
    removed: [rowsOf(ProviderIdentity, 'userId')],
  },
  provider_flows: {
    members: [],
    taken: { not: 'random values of visits to the provider, for minutes' },
    removed: { not: 'they name nobody, and end within minutes' },
  },
  provider_codes: {
    members: [],
    taken: { not: 'responses of the provider, kept for minutes' },
    removed: { not: 'they end within minutes' },
  },
};
