import path from 'node:path';
import type { Logger } from 'pino';
import type { StoryPolicyInput } from '../../../authz/policyInputs';
import { publicStorySql } from '../../../authz/storyAudience';
import { abilities } from '../../../authz/tokenAbilities';
import { messages } from '../../../contract/messages';
import type { Database } from '../../../db/database';
import { notFound, unavailable } from '../../../lib/errors';
import { onlyIds } from '../../../lib/ids';
import { type CardText, cardHash, cardTextOf } from '../../../render/card/cardText';
import { RenderThreads, type ThreadLimits } from '../../../render/threads/renderThreads';
import type { RateLimits } from '../../../request/rateLimits';
import { joinMember } from '../../members/user/memberConditions';

const usualLimits: ThreadLimits = {
  threads: 1,
  maxWaiting: 40,
  /** A chat's server may request the cards of many stories at once. */
  maxOfOne: 20,
  /** Programs that fetch link previews don't wait longer. */
  waitLimitMs: 10_000,
  timeLimitMs: 10_000,
  megabytes: 192,
};

/** How often a card is drawn for one request, in case its title changes meanwhile. */
const attempts = 3;

interface Card {
  /** The hash of everything that the picture depends on. */
  hash: string;
  /** PNG; undefined if the client has it. */
  picture: Buffer | undefined;
}

interface Found {
  text: CardText;
  hash: string;
  /** Null if none is stored that was drawn from this text. */
  picture: Buffer | null;
}

type Row = StoryPolicyInput['story'] & {
  title: string;
  username: string;
  displayName: string | null;
  storedHash: string | null;
  picture: Buffer | null;
};

interface StoryCardsDeps {
  db: Database;
  log: Pick<Logger, 'error'>;
  rateLimits: Pick<RateLimits, 'take'>;
}

/** The cards of public stories: pictures for link previews, drawn once and stored in the database. */
export class StoryCards {
  private readonly threads: RenderThreads<CardText>;
  /** Cards being drawn, by story and text, so that concurrent requests draw one only once. */
  private readonly drawing = new Map<string, Promise<void>>();

  constructor(
    private readonly deps: StoryCardsDeps,
    limits: Partial<ThreadLimits> = {},
  ) {
    this.threads = new RenderThreads<CardText>(deps.log, {
      file: path.join(__dirname, '../../../render/card/cardWorker'),
      limits: { ...usualLimits, ...limits },
      busy: () => unavailable(messages.download.busy),
      // Titles and names are short, so only a busy machine exceeds the limits.
      tooMuch: () => unavailable(messages.download.busy),
    });
  }

  /** The numbers of cards that are being drawn and that wait. */
  get counts(): { active: number; waiting: number } {
    return this.threads.counts;
  }

  /**
   * The card of a story for a client (its key for rate limits), without the picture if the client has a copy of it.
   * NOT_FOUND unless visitors may read the story; SERVICE_UNAVAILABLE if too many cards are waiting to be
   * drawn; RATE_LIMITED if too many were drawn for this client.
   */
  async cardOf(storyId: string, client: string, hasCopy: (hash: string) => boolean): Promise<Card> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      // Read anew after drawing: the story may have been withdrawn or changed meanwhile.
      const found = await this.find(storyId);
      if (!found) throw notFound(messages.story.notFound);
      const picture = hasCopy(found.hash) ? undefined : found.picture;
      if (picture !== null) return { hash: found.hash, picture };
      await this.drawOnce(storyId, client, found);
    }
    throw unavailable();
  }

  /** The text of a story's card and the stored picture; undefined unless visitors may read the story. */
  private async find(storyId: string): Promise<Found | undefined> {
    // One statement: a picture is returned only with a story that is public at that moment.
    const [row] = await this.deps.db.read<Row>(
      `SELECT s.id, s.author_id AS authorId, s.privacy_level AS privacyLevel, s.shared_with_all AS sharedWithAll,
         s.readers_may_comment AS readersMayComment, s.title, u.username, u.display_name AS displayName,
         c.drawn_from AS storedHash, c.picture
       FROM stories s ${joinMember('s.author_id')} LEFT JOIN story_cards c ON c.story_id = s.id
       WHERE s.id = ?`,
      [onlyIds('story', [storyId])[0] ?? ''],
    );
    if (!row || !abilities.story(null, { story: row, isNamed: false })) return undefined;
    const text = cardTextOf({ title: row.title, author: row });
    const hash = cardHash(text);
    return { text, hash, picture: row.storedHash === hash ? row.picture : null };
  }

  private async drawOnce(storyId: string, client: string, found: Found): Promise<void> {
    const key = `${storyId} ${found.hash}`;
    const underWay = this.drawing.get(key);
    // If the other client's drawing was refused, this client's next attempt has limits of its own.
    if (underWay) return underWay.catch(() => undefined);
    const drawn = this.draw(storyId, client, found).finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawn);
    return drawn;
  }

  private async draw(storyId: string, client: string, { text, hash }: Found): Promise<void> {
    const { db, rateLimits } = this.deps;
    // This server or another one may have stored a picture since the last look.
    if ((await this.find(storyId))?.picture) return;
    await rateLimits.take('linkPreview', client);
    const picture = Buffer.from(await this.threads.render(text, client, new AbortController().signal));
    // Nothing is stored if the story was deleted or withdrawn meanwhile; the lock waits for a transaction that does so now.
    await db.writeRepeatable(
      `INSERT INTO story_cards (story_id, drawn_from, picture) SELECT id, ?, ? FROM stories
       WHERE id = ? AND ${publicStorySql('stories')} LOCK IN SHARE MODE
       ON DUPLICATE KEY UPDATE drawn_from = ?, picture = ?`,
      [hash, picture, storyId, hash, picture],
    );
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
