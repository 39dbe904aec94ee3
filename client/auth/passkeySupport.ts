/** Passkeys belong to a host name: browsers offer none for IP addresses, nor without HTTPS except on localhost. */
export function passkeysAreSupported(): boolean {
  const { hostname } = window.location;
  // IPv4: digits and dots only. IPv6: begins with a bracket.
  const isIpAddress = /^[\d.]+$|^\[/.test(hostname);
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !isIpAddress;
}

/** Whether the browser offers passkeys as autofill. */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (!passkeysAreSupported()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

type Ceremony = typeof import('./passkeyCeremony');
let ceremony: Promise<Ceremony> | undefined;

/** Loads the WebAuthn library when it is first needed. */
export function loadCeremony(): Promise<Ceremony> {
  ceremony ??= import('./passkeyCeremony').catch((error: unknown) => {
    ceremony = undefined;
    throw error;
  });
  return ceremony;
}

/** Cancels a pending autofill. */
export function cancelAutofill(): void {
  void ceremony?.then(({ cancelCeremony }) => cancelCeremony());
}
