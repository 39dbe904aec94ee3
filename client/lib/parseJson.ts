/** The value of a JSON text; null if there is none, or it can't be read. */
export function parseJson(text: string | null | undefined) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
