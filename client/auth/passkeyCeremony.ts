import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { GraphQLRequestError } from '../relay/requestError';

const texts: Record<string, string> = {
  // Also for who waited too long: browsers don't tell which.
  NotAllowedError: 'No passkey was chosen. Try again when you’re ready.',
  AbortError: 'No passkey was chosen. Try again when you’re ready.',
  InvalidStateError: 'There is a passkey for your account on this device already.',
  SecurityError: 'Passkeys don’t work at this address.',
  ConstraintError:
    'This device can’t keep passkeys. Set up a screen lock or a PIN first, or use another device.',
};

const otherwise = 'Your browser could not do this. Please try again.';

/** An error that tells the member why, as the server's do. */
function asReason(cause: unknown): GraphQLRequestError {
  const name = cause instanceof Error ? cause.name : '';
  return new GraphQLRequestError({ code: 'FORBIDDEN', message: texts[name] ?? otherwise }, { cause });
}

/** Lets the member choose a passkey, in a dialog of the browser's or among what it fills in. Returns its answer. */
export async function answerWithPasskey(options: string, { filledIn = false } = {}): Promise<string> {
  try {
    const optionsJSON = JSON.parse(options);
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: filledIn }));
  } catch (error) {
    throw asReason(error);
  }
}

/** Lets the member make a passkey. Returns its answer. */
export async function makePasskey(options: string): Promise<string> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch (error) {
    throw asReason(error);
  }
}

export const stopWaiting = () => WebAuthnAbortService.cancelCeremony();
