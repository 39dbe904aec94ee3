import { daysBefore, sweepByTime } from '../../jobs/sweeps';

/** How long an unused sign-in is listed: a day more than the longest lifetime of a refresh token. */
const signInKeptDays = 31;
/** How long expired personal access tokens are listed, and revoked ones stay in the data export. */
const tokenKeptDays = 30;

/** Deletes expired rows from the domain's tables. */
export const identitySweeps = (now: Date) => {
  const before = daysBefore(now);
  return {
    refreshTokens: sweepByTime('refresh_tokens', 'expires_at', now),
    passkeyChallenges: sweepByTime('passkey_challenges', 'expires_at', now),
    links: sweepByTime('account_links', 'expires_at', now),
    confirmationCodes: sweepByTime('confirmation_codes', 'expires_at', now),
    providerFlows: sweepByTime('provider_flows', 'expires_at', now),
    providerCodes: sweepByTime('provider_codes', 'expires_at', now),
    signIns: sweepByTime('sign_ins', 'last_used_at', before(signInKeptDays)),
    expiredTokens: sweepByTime('personal_access_tokens', 'expires_at', before(tokenKeptDays)),
    revokedTokens: sweepByTime('personal_access_tokens', 'revoked_at', before(tokenKeptDays)),
  };
};
