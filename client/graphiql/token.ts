let token = '';

/** The token for operations without an Authorization header; in memory only. */
export const readToken = (): string => token;

/** Stores the token for this page, or none if the text is empty. */
export function storeToken(text: string): void {
  token = text.trim().replace(/^Bearer\s+/i, '');
}
