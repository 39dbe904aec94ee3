import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface & { name: string };

/** All migrations of this folder, oldest first. A released one is never changed. */
export const migrations: MigrationClass[] = readdirSync(__dirname)
  .filter((file) => /^\d{13}-\w+\.[jt]s$/.test(file))
  .sort()
  .flatMap((file) => Object.values<MigrationClass>(require(path.join(__dirname, file))));

/** The names by which the table `migrations` lists those that have run. */
export const migrationNames = (): string[] => migrations.map((migration) => new migration().name);
