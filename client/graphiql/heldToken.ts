let token = '';

/** The token for operations without an Authorization header; in memory only. */
export const heldToken = (): string => token;

export function holdToken(text: string): void {
  token = text.trim().replace(/^Bearer\s+/i, '');
}
