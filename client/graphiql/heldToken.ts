let token = '';

/** The token that goes with every operation whose headers have none. It is held in memory alone, and gone with the page. */
export const heldToken = (): string => token;

export function holdToken(text: string): void {
  token = text.trim().replace(/^Bearer\s+/i, '');
}
