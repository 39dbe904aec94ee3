import Bowser from 'bowser';

/** Matches the user agent of a program other than a browser, which starts with its name and version, as in `curl/8.5.0`. */
const programPattern = /^(?!mozilla\/)([a-z][\w.-]{0,39})\/\d/i;

/** Names the device of a user agent: the browser and the system in everyday words, a program's own name, or 'Unknown device'. */
export function deviceOf(userAgent: string): string {
  // The parser rejects an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || ' ');
  const name = browser.name?.replace(/^Microsoft | for Android$/, '');
  // People know an Apple device by its model, not by its system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  if (name && system) return `${name} on ${system}`;
  return name || system || (programPattern.exec(userAgent)?.[1] ?? 'Unknown device');
}
