import { limits } from '../contract/limits';

const { valuesMax } = limits.input;

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
/** Each item of a list and each field of an object follows one of these. */
const signsBeforeValues: ReadonlySet<number> = new Set([...',[{'].map((sign) => sign.charCodeAt(0)));

/** The index of the quote that ends the text that begins at `start`. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  for (; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) break;
  }
  return at;
}

/**
 * Whether JSON has more values than any request needs. Parsing a million names or empty lists blocks the process for seconds;
 * counting them takes milliseconds.
 */
export function hasTooManyValues(json: string): boolean {
  // Each value takes at least two characters, so a shorter body needs no count.
  if (json.length <= 2 * valuesMax) return false;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (signsBeforeValues.has(code)) {
      values += 1;
      if (values > valuesMax) return true;
    }
  }
  return false;
}
