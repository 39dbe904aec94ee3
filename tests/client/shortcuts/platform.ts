/** Simulates a platform: 'MacIntel', 'Win32'; '' is jsdom's value. */
export function onPlatform(platform: string): void {
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
}
