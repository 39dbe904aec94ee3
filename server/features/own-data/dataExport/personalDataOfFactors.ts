import { Passkey, PasskeyChallenge } from '../../../model/passkey.entity';
import { RecoveryCode, TotpSecret } from '../../../model/secondFactor.entity';
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
