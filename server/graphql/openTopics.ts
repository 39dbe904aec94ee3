import { messages } from '../contract/messages';
import { AppError } from '../lib/errors';
import { sha256 } from '../lib/sha256';

/** Limits on subscriptions of a member, or of a visitor's address, on this server: each event executes every unshared one. */
const limits = { subscriptions: 200, documentsOfTopic: 10 };
const waitSeconds = 60;

interface OpenSubscription {
  topic: string;
  document: string;
}

/**
 * The topics to which callers subscribed. Many tabs may subscribe to the same one, up to the limit. Documents that differ,
 * for example in an alias, are each executed at every event.
 */
export class OpenTopics {
  private readonly byCaller = new Map<string, Set<OpenSubscription>>();

  /** `factor`: as for rate limits; 0 disables the limits. */
  constructor(private readonly factor: number) {}

  /** Counts a subscription of a caller until the returned function is called; RATE_LIMITED if they have too many. */
  open(caller: string, { topic, document }: OpenSubscription): () => void {
    const opening = { topic: sha256(topic), document: sha256(document) };
    const open = this.byCaller.get(caller) ?? new Set();
    const documents = new Set([opening.document]);
    for (const other of open) if (other.topic === opening.topic) documents.add(other.document);
    this.check('subscriptions', open.size + 1);
    this.check('documentsOfTopic', documents.size);
    this.byCaller.set(caller, open.add(opening));
    return () => {
      open.delete(opening);
      if (open.size === 0) this.byCaller.delete(caller);
    };
  }

  private check(name: keyof typeof limits, count: number): void {
    const value = Math.max(1, Math.round(limits[name] * this.factor));
    if (this.factor > 0 && count > value)
      throw new AppError('RATE_LIMITED', messages.tooManySubscriptions, {
        limit: { name, value },
        retryAfter: waitSeconds,
      });
  }
}
