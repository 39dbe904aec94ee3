const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

/**
 * Decodes a file by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252. Null if it isn't
 * text.
 */
export function decodeText(bytes: Uint8Array): { text: string; guessed: boolean } | null {
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), guessed: false };
  if (startsWith(bytes, 0xfe, 0xff))
    return { text: new TextDecoder('utf-16be').decode(bytes), guessed: false };
  if (bytes.subarray(0, 8_192).includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
  }
}
