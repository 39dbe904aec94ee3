import { byTime, daysBefore } from '../../jobs/sweeps';

/** A day more than the longest lifetime of a refresh token. */
const signInKeptDays = 31;
/** How long expired personal access tokens are listed, and revoked ones stay in the data export. */
const tokenKeptDays = 30;

/** Deletes expired rows from the domain's tables. */
export const identitySweeps = (now: Date) => {
  const before = daysBefore(now);
  return {
    refreshTokens: byTime('refresh_tokens', 'expires_at', now),
    passkeyChallenges: byTime('passkey_challenges', 'expires_at', now),
    links: byTime('account_links', 'expires_at', now),
    confirmationCodes: byTime('confirmation_codes', 'expires_at', now),
    providerFlows: byTime('provider_flows', 'expires_at', now),
    providerCodes: byTime('provider_codes', 'expires_at', now),
    signIns: byTime('sign_ins', 'last_used_at', before(signInKeptDays)),
    expiredTokens: byTime('personal_access_tokens', 'expires_at', before(tokenKeptDays)),
    revokedTokens: byTime('personal_access_tokens', 'revoked_at', before(tokenKeptDays)),
  };
};
