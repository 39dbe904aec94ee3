/** The relying party of passkeys: browsers use them only on pages of this address. */
export function relyingPartyOf(appUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin };
}
