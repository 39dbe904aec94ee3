/** A backup or a restore can't be done; the message is for the operator, and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
