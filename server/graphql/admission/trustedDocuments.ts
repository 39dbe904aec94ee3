import { GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { dayMs } from '../../contract/calendar';
import { coalesce } from '../../db/coalesce';
import type { Database } from '../../db/database';
import { padded, placeholders } from '../../db/rows';
import { withRowVersions } from '../rowVersions';
import { loadPersistedDocuments } from './persistedDocuments';

interface Request {
  documentId?: unknown;
  query?: unknown;
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/**
 * The persisted documents that requests may name by their hash: those of the client that this server was built with, and those
 * that servers of other versions registered. So pages that were opened before an upgrade, and servers of two versions behind one
 * address, work as long as the schema has their fields.
 */
export class TrustedDocuments {
  private readonly ownDocuments = loadPersistedDocuments();
  private readonly ownTexts = new Set(this.ownDocuments.values());
  /** Those of `ownDocuments` that were asked for, by their hash, as they are executed. */
  private readonly executedDocuments = new Map<string, string>();
  /** Documents of other builds that were asked for, as they are executed; empty if this schema can't run them. */
  private readonly otherDocuments = new LRUCache<string, string>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (text) => text.length + 1,
  });
  /** Looks up documents of other builds, by one statement at a time, however many requests name documents that don't exist. */
  private readonly findRegistered = coalesce((hashes: string[]) => this.readRegistered(hashes));

  constructor(
    private readonly db: Database,
    private readonly schema: GraphQLSchema,
  ) {}

  isOwn(text: string): boolean {
    return this.ownTexts.has(text);
  }

  /** The document that a request names instead of sending one; undefined if it names none. */
  async findNamed({ documentId, query }: Request): Promise<string | undefined> {
    if (documentId === undefined || documentId === null) return undefined;
    const text =
      typeof documentId === 'string' ? await this.find(documentId.replace(/^sha256:/, '')) : undefined;
    if (!text) throw refusal('No such persisted document', 'PERSISTED_QUERY_NOT_FOUND');
    if (query) throw refusal('Send either a query or a documentId', 'BAD_REQUEST');
    return text;
  }

  /** The document with this hash; undefined if there is none that this server can run. */
  private async find(hash: string): Promise<string | undefined> {
    const own = this.ownDocuments.get(hash);
    if (own !== undefined) return this.executedDocuments.get(hash) ?? this.addExecuted(hash, own);
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
    const known = this.otherDocuments.get(hash) ?? (await this.findRegistered(hash));
    return known || undefined;
  }

  private addExecuted(hash: string, own: string): string {
    const executed = withRowVersions(this.schema, own);
    this.executedDocuments.set(hash, executed);
    this.ownTexts.add(executed);
    return executed;
  }

  private async readRegistered(hashes: string[]): Promise<Map<string, string>> {
    const wanted = padded(hashes);
    const rows = await this.db.read<{ hash: string; text: string }>(
      `SELECT hash, text FROM persisted_documents WHERE hash IN (${placeholders(wanted)})`,
      wanted,
    );
    const executed = (text: string) => (this.isRunnable(text) ? withRowVersions(this.schema, text) : '');
    const found = new Map(rows.map(({ hash, text }) => [hash, executed(text)]));
    for (const [hash, text] of found) this.otherDocuments.set(hash, text);
    return found;
  }

  private isRunnable(text: string): boolean {
    try {
      return validate(this.schema, parse(text)).length === 0;
    } catch {
      return false;
    }
  }

  /**
   * Registers the documents of this build for servers of other versions, unless that was done within a day. Called when the
   * server starts, and hourly, since documents that no server has registered for long are deleted.
   */
  async register(now: Date): Promise<void> {
    const rows = [...this.ownDocuments].sort(([a], [b]) => (a < b ? -1 : 1));
    if (rows.length === 0) return;
    const hashes = rows.map(([hash]) => hash);
    const [fresh] = await this.db.read<{ n: string }>(
      `SELECT COUNT(*) AS n FROM persisted_documents
       WHERE hash IN (${placeholders(hashes)}) AND registered_at > ?`,
      [...hashes, new Date(now.getTime() - dayMs)],
    );
    if (Number(fresh?.n) === rows.length) return;
    await this.db.writeRepeatable(
      `INSERT INTO persisted_documents (hash, text, registered_at) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')}
       ON DUPLICATE KEY UPDATE registered_at = GREATEST(registered_at, VALUES(registered_at))`,
      rows.flatMap(([hash, text]) => [hash, text, now]),
    );
  }
}
