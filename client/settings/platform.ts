/** Whether the platform's own shortcuts are made with the Command key. */
export function isApple(): boolean {
  return /^(mac|iphone|ipad|ipod)/i.test(navigator.platform);
}
