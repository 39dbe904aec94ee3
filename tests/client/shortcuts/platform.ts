/** As if the browser ran there: 'MacIntel', 'Win32'; '' as it is in jsdom. */
export function onPlatform(platform: string): void {
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
}
