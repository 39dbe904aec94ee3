import type { Database } from '../../../db/database';

/** The keys by which push services know this installation (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const settingName = 'push_keys';

/**
 * Reads the keys of this installation, which the first call on any server makes. Browsers subscribe with the public key, so that new keys
 * would end all subscriptions.
 */
async function readOrMakeKeys(db: Pick<Database, 'read' | 'writeRepeatable'>): Promise<PushKeys> {
  const sql = 'SELECT value FROM installation_settings WHERE name = ?';
  const read = async () => (await db.read<{ value: string }>(sql, [settingName]))[0];
  let row = await read();
  if (!row) {
    const { default: webPush } = await import('web-push');
    // If several servers insert keys at the same time, those of one are stored, which all then read.
    await db.writeRepeatable('INSERT IGNORE INTO installation_settings (name, value) VALUES (?, ?)', [
      settingName,
      JSON.stringify(webPush.generateVAPIDKeys()),
    ]);
    row = await read();
  }
  return JSON.parse(row?.value ?? '') as PushKeys;
}

/** Returns a function that reads the keys once, when they are first needed: they never change. */
export function pushKeysOnce(db: Pick<Database, 'read' | 'writeRepeatable'>): () => Promise<PushKeys> {
  let keys: Promise<PushKeys> | undefined;
  return () => {
    keys ??= readOrMakeKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}
