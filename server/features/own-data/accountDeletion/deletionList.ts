import { access, constants, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import type { Database } from '../../../db/database';
import { kindOf } from '../../../lib/ids';
import { makeFolder } from '../../../lib/makeFolder';
import { readDeletedSince } from '../../members/user/memberRows';

export interface Deletion {
  id: string;
  deletedAt: Date;
}

/** The path of the list: that of the settings, or else one in the folder of the data. */
export const deletionsFileOf = ({ deletionsFile, dataDir }: Pick<Config, 'deletionsFile' | 'dataDir'>) =>
  deletionsFile ?? path.join(dataDir, 'deleted-accounts.jsonl');

/** The deletion in a line of the list; undefined if the line can't be read. */
function parseDeletion(line: string): Deletion | undefined {
  try {
    const { id, deletedAt } = JSON.parse(line);
    const at = new Date(deletedAt);
    return kindOf(id) === 'user' && !Number.isNaN(at.getTime()) ? { id, deletedAt: at } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a list, and counts lines that can't be read: a write may have been cut off. */
export async function readDeletions(file: string): Promise<{ deletions: Deletion[]; damaged: number }> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const deletions = lines.map(parseDeletion).filter((deletion) => deletion !== undefined);
  return { deletions, damaged: lines.length - deletions.length };
}

/** Finds the error why nothing can be added to a list; undefined if it is writable. Creates and changes nothing. */
export async function findWriteError(file: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    // A list that doesn't exist yet will be created, with its folders, in the nearest folder that exists.
    for (let existing = file; ; existing = path.dirname(existing)) {
      const found = await stat(existing).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' || existing === path.dirname(existing)) throw error;
        return undefined;
      });
      if (!found) continue;
      if (existing === file) await open(file, 'a').then((handle) => handle.close());
      else await access(existing, constants.W_OK | constants.X_OK);
      return undefined;
    }
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

const advice =
  'a restored backup would bring them back. Name a file that the app may write with DELETIONS_FILE';

const pageSize = 1_000;
const lineBreakByte = 10;

/**
 * The ids of deleted accounts, in a file apart from the database. A restored backup may be older than a deletion; the
 * restore repeats those of the list. Servers share a file or have one each.
 */
export class DeletionList {
  private isComplete = false;

  constructor(
    readonly file: string,
    private readonly log: Logger,
  ) {}

  /** Reports at the start, not at the first deletion, that the list isn't writable. */
  async check(): Promise<void> {
    const error = await findWriteError(this.file);
    if (error) this.logFailure(error, `the list of deleted accounts can't be written: ${advice}`);
  }

  /** Adds a committed deletion. Doesn't throw: the deletion must not look as if it had failed. */
  async add(deletion: Deletion): Promise<void> {
    await this.append([deletion]).catch((error: unknown) => this.logFailure(error));
  }

  /**
   * Adds missing deletions: those on other servers, and those after which a server was killed. The first call reads all deletions of the
   * database, later ones those since the given time. Creates the list if there is none.
   */
  async complete(db: Pick<Database, 'read'>, since: Date): Promise<void> {
    try {
      await this.append([]);
      const { deletions } = await readDeletions(this.file);
      const listed = new Set(deletions.map(({ id }) => id));
      for (let after = ''; ; ) {
        const rows = await readDeletedSince(db, this.isComplete ? since : new Date(0), after, pageSize);
        await this.append(rows.filter(({ id }) => !listed.has(id)));
        if (rows.length < pageSize) break;
        after = rows.at(-1)?.id ?? '';
      }
      this.isComplete = true;
    } catch (error) {
      this.logFailure(error);
    }
  }

  /** Appends lines in one write, so that servers that share the file don't mix theirs. They are on the disk when it returns. */
  private async append(deletions: readonly Deletion[]): Promise<void> {
    makeFolder(path.dirname(this.file));
    const handle = await open(this.file, 'a+', 0o600);
    try {
      if (deletions.length === 0) return;
      const lines = deletions.map(({ id, deletedAt }) => `${JSON.stringify({ id, deletedAt })}\n`);
      const { size } = await handle.stat();
      const last = Buffer.alloc(1);
      if (size > 0) await handle.read(last, 0, 1, size - 1);
      // The last line may be cut off, if a server was killed while it wrote.
      const isCutOff = size > 0 && last[0] !== lineBreakByte;
      await handle.write((isCutOff ? '\n' : '') + lines.join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  private logFailure(
    error: unknown,
    message = `deleted accounts could not be added to their list: ${advice}`,
  ): void {
    this.log.error({ err: error, file: this.file }, message);
  }
}
