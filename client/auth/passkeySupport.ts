/** Passkeys belong to a name: browsers have none for addresses in digits, nor without encryption but on this device. */
export function passkeysAreSupported(): boolean {
  const { hostname } = window.location;
  const isNumbers = /^[\d.]+$|^\[/.test(hostname);
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !isNumbers;
}

/** Whether the browser lists passkeys among what it fills in. */
export async function passkeysAreFilledIn(): Promise<boolean> {
  if (!passkeysAreSupported()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

type Ceremony = typeof import('./passkeyCeremony');
let ceremony: Promise<Ceremony> | undefined;

/** The library, which is loaded when it is first needed. */
export function loadCeremony(): Promise<Ceremony> {
  ceremony ??= import('./passkeyCeremony').catch((error: unknown) => {
    ceremony = undefined;
    throw error;
  });
  return ceremony;
}

/** Ends what waits for a choice among what the browser fills in. */
export function stopFillingIn(): void {
  void ceremony?.then(({ stopWaiting }) => stopWaiting());
}
