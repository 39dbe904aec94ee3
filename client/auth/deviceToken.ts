import { storage } from '../ui/storage';

/**
 * Makes this browser known to accounts that signed in on it. It survives signing out and identifies nobody.
 */
const key = 'device-token';

/** The input with the device token, if there is one. */
export function withDeviceToken<TInput extends object>(input: TInput): TInput & { deviceToken?: string } {
  const deviceToken = storage.get(key);
  return deviceToken ? { ...input, deviceToken } : input;
}

export function keepDeviceToken(deviceToken: string | undefined): void {
  if (deviceToken) storage.set(key, deviceToken);
}
