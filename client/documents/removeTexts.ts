/** Removes a member's documents from this device. Unsent ones stay, for the member's next sign-in. */
export async function removeTexts(memberId: string): Promise<void> {
  // Visitors need none of this code.
  const [{ removeDocuments, unlessSent }, { removeAllUnloadBackups }] = await Promise.all([
    import('./storage/removeDocuments'),
    import('./storage/unloadBackup'),
  ]);
  removeAllUnloadBackups(memberId);
  await removeDocuments(memberId, unlessSent);
}
