import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { GraphQLRequestError } from '../lib/requestError';

/** Messages by the name of the browser's error. */
const reasons: Record<string, string> = {
  // Browsers report a timeout in the same way.
  NotAllowedError: 'No passkey was chosen. Try again when you’re ready.',
  AbortError: 'No passkey was chosen. Try again when you’re ready.',
  InvalidStateError: 'There is a passkey for your account on this device already.',
  SecurityError: 'Passkeys don’t work at this address.',
  ConstraintError:
    'This device can’t keep passkeys. Set up a screen lock or a PIN first, or use another device.',
};

const unknownReason = 'Your browser could not do this. Please try again.';

/** An error with a message for the member, like the server's. */
function ceremonyError(cause: unknown): GraphQLRequestError {
  const name = cause instanceof Error ? cause.name : '';
  return new GraphQLRequestError({ code: 'FORBIDDEN', message: reasons[name] ?? unknownReason }, { cause });
}

/** Asks the browser for a passkey, in its dialog or by autofill. Returns the signed response; both it and the options are JSON. */
export async function answerWithPasskey(options: string, { autofill = false } = {}): Promise<string> {
  try {
    const optionsJSON = JSON.parse(options);
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
  } catch (error) {
    throw ceremonyError(error);
  }
}

/** Asks the browser to create a passkey. Returns the registration response; both it and the options are JSON. */
export async function makePasskey(options: string): Promise<string> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch (error) {
    throw ceremonyError(error);
  }
}

export const cancelCeremony = () => WebAuthnAbortService.cancelCeremony();
