import { randomBytes } from 'node:crypto';
import { type Connection, createConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new, empty schema on the run's database server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin((admin) =>
    admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  );
  return {
    url: urlOf(name),
    drop: () => dropDatabase(name),
  };
}

/**
 * A schema that may already have tables, all empty: creating them takes longer than most tests. `drop`
 * returns it for reuse, unless emptying it would be slow or incomplete.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const spares = process.env.TEST_SPARE_DATABASES;
  if (!spares) return createTestDatabase();
  const spare = await asAdmin((admin) => takeSpare(admin, spares));
  const url = spare ? urlOf(spare) : (await createTestDatabase()).url;
  const name = new URL(url).pathname.slice(1);
  return {
    url,
    drop: () =>
      asAdmin(async (admin) => {
        if (await empty(admin, name)) await admin.query(`INSERT INTO ${spares}.names VALUES (?)`, [name]);
        else await admin.query(`DROP DATABASE ${name}`);
      }),
  };
}

/** Creates the list of spare databases; only for a server that ends with the run. */
export async function keepSpareDatabases(adminUrl: string): Promise<void> {
  const spares = 'spare_databases';
  await asAdmin(async (admin) => {
    await admin.query(`CREATE DATABASE ${spares}`);
    await admin.query(`CREATE TABLE ${spares}.names (name VARCHAR(64) PRIMARY KEY)`);
  }, adminUrl);
  process.env.TEST_SPARE_DATABASES = spares;
}

async function takeSpare(admin: Connection, spares: string): Promise<string | undefined> {
  const [rows] = await admin.query<RowDataPacket[]>(`SELECT name FROM ${spares}.names`);
  for (const { name } of rows) {
    const [{ affectedRows }] = await admin.query<ResultSetHeader>(
      `DELETE FROM ${spares}.names WHERE name = ?`,
      [name],
    );
    // Another process may have taken it in between.
    if (affectedRows === 1) return name;
  }
  return undefined;
}

/** Rows of a table; more are slow to delete, and affect the statistics of the database. */
const maxRows = 500;
/** Tables that migrations and starts fill. */
const filledAtStart = ['migrations', 'public_epoch', 'persisted_documents'];

/**
 * Deletes the rows that tests added. Returns false if the database can't be reused: it has other connections or
 * triggers, or too many rows.
 */
async function empty(admin: Connection, name: string): Promise<boolean> {
  const [[inUse]] = await admin.query<RowDataPacket[]>(
    `SELECT (SELECT COUNT(*) FROM information_schema.processlist WHERE db = ?)
          + (SELECT COUNT(*) FROM information_schema.triggers WHERE trigger_schema = ?) AS n`,
    [name, name],
  );
  if (Number(inUse?.n) > 0) return false;
  return deleteRows(admin, name);
}

/** Deletes the rows that a test added, for the next one of the same server. */
export const emptyDatabase = (url: string) =>
  asAdmin(async (admin) => {
    const name = new URL(url).pathname.slice(1);
    while (!(await deleteRows(admin, name)));
    // Servers keep what visitors see until it changes.
    await admin.query(`UPDATE ${name}.public_epoch SET n = n + 1`);
  });

/** Returns false if a table has too many, or if there are no tables. */
async function deleteRows(admin: Connection, name: string): Promise<boolean> {
  const [tables] = await admin.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_name NOT IN (?)',
    [name, filledAtStart],
  );
  if (tables.length === 0) return false;
  await admin.query('SET foreign_key_checks = 0');
  // Locked by sign-ups, so they are always there.
  const isLocked = "name IN ('group.joining', 'waiting_since')";
  await admin.query(
    `REPLACE INTO ${name}.installation_settings (name, value) VALUES ('group.joining', ''), ('waiting_since', '')`,
  );
  const deletions = tables.map((table) => {
    const kept = table.name === 'installation_settings' ? `WHERE NOT (${isLocked})` : '';
    return `DELETE FROM ${name}.${table.name} ${kept} LIMIT ${maxRows + 1}`;
  });
  const [results] = await admin.query<ResultSetHeader[]>(deletions.join(';'));
  return results.every(({ affectedRows }) => affectedRows <= maxRows);
}

const dropDatabase = (name: string) =>
  asAdmin(async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name}`)));

function adminUrlOfRun(): string {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl)
    throw new Error('TEST_DATABASE_URL is not set: these tests belong to a project with globalSetup');
  return adminUrl;
}

function urlOf(name: string): string {
  const url = new URL(adminUrlOfRun());
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<T>(work: (admin: Connection) => Promise<T>, adminUrl = adminUrlOfRun()): Promise<T> {
  const connection = await createConnection({ uri: adminUrl, multipleStatements: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
