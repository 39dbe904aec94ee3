/** Whether shortcuts use the Command key. */
export function isApple(): boolean {
  return /^(mac|iphone|ipad|ipod)/i.test(navigator.platform);
}
