import { storage } from '../ui/storage';

/** What makes this browser known to the accounts that signed in on it. It outlives them, and names nobody. */
const key = 'device-token';

/** As a field of an input; none before the first sign-in. */
export function withDeviceToken<TInput extends object>(input: TInput): TInput & { deviceToken?: string } {
  const deviceToken = storage.get(key);
  return deviceToken ? { ...input, deviceToken } : input;
}

export function keepDeviceToken(deviceToken: string | undefined): void {
  if (deviceToken) storage.set(key, deviceToken);
}
