import { storage } from '../lib/storage';

/** Where the device token is stored: it makes this browser known to accounts, survives signing out and identifies nobody. */
const key = 'device-token';

/** Adds the device token to an input, if there is one. */
export function withDeviceToken<TInput extends object>(input: TInput): TInput & { deviceToken?: string } {
  const deviceToken = storage.get(key);
  return deviceToken ? { ...input, deviceToken } : input;
}

/** Whether somebody has signed in on this browser. */
export const isKnownDevice = (): boolean => storage.get(key) !== null;

export const keepDeviceToken = (deviceToken: string): void => storage.set(key, deviceToken);
