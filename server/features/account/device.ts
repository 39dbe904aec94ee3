import Bowser from 'bowser';

/** How a program, which is no browser, begins: its name and version, as in `curl/8.5.0`. */
const program = /^(?!mozilla\/)([a-z][\w.-]{0,39})\/\d/i;

/** Browser and system in the words of whoever uses them; a program's own name; 'Unknown device' where nothing tells. */
export function deviceOf(userAgent: string): string {
  // The parser takes no empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || ' ');
  const name = browser.name?.replace(/^Microsoft | for Android$/, '');
  // On a phone of theirs people know the phone, not what runs on it.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  if (name && system) return `${name} on ${system}`;
  return name || system || (program.exec(userAgent)?.[1] ?? 'Unknown device');
}
