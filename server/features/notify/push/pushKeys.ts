import type { Database } from '../../../db/database';

/** The keys by which push services know this installation (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const setting = 'push_keys';

/**
 * The keys of this installation, made once and the same on all servers. Browsers subscribe to the public one, so new
 * keys would make all subscriptions useless.
 */
async function pushKeysOf(db: Pick<Database, 'read' | 'writeRepeatable'>): Promise<PushKeys> {
  const read = async () =>
    (
      await db.read<{ value: string }>('SELECT value FROM installation_settings WHERE name = ?', [setting])
    )[0];
  let row = await read();
  if (!row) {
    const { default: webPush } = await import('web-push');
    // Of several servers one makes them.
    await db.writeRepeatable('INSERT IGNORE INTO installation_settings (name, value) VALUES (?, ?)', [
      setting,
      JSON.stringify(webPush.generateVAPIDKeys()),
    ]);
    row = await read();
  }
  return JSON.parse(row?.value ?? '') as PushKeys;
}

/** Reads the keys when they are first needed, and keeps them: they never change. */
export function pushKeysOnce(db: Pick<Database, 'read' | 'writeRepeatable'>): () => Promise<PushKeys> {
  let keys: Promise<PushKeys> | undefined;
  return () => {
    keys ??= pushKeysOf(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}
