import type { Logger } from 'pino';

/** Kinds of spans in OTLP: `server` for a request that is answered, `client` for one that is sent. */
export const spanKinds = { server: 2, client: 3 } as const;

/** A finished span. Times are in milliseconds, as from performance.now(). */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: (typeof spanKinds)[keyof typeof spanKinds];
  begunAt: number;
  endedAt: number;
  attributes: Readonly<Record<string, string | number>>;
  failed: boolean;
}

const flushMs = 2_000;
const maxInBatch = 500;
/** Spans that wait while the collector is slow or away; more are dropped. */
const maxWaiting = 5_000;
const timeoutMs = 5_000;

/** Attributes in the JSON of OTLP. */
const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** A time as nanoseconds since the epoch. They are a text, because JSON numbers can't hold them. */
const nanosOf = (ms: number) => String(Math.round((performance.timeOrigin + ms) * 1_000) * 1_000);

/** A span in the JSON of OTLP, https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding. */
const jsonOf = ({ begunAt, endedAt, attributes, failed, ...span }: Span) => ({
  ...span,
  startTimeUnixNano: nanosOf(begunAt),
  endTimeUnixNano: nanosOf(endedAt),
  attributes: attributesOf(attributes),
  status: failed ? { code: 2 } : {},
});

interface Collector {
  /** The address to which `/v1/traces` is added. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
}

/** Sends spans to an OpenTelemetry collector in batches. Spans that it doesn't accept are dropped: nothing waits for it. */
export class SpanExporter {
  private waiting: Span[] = [];
  private sending: Promise<void> | undefined;
  private isFailing = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly collector: Collector,
    private readonly log: Pick<Logger, 'warn' | 'info'>,
    private readonly serverId: string,
  ) {
    this.timer = setInterval(() => void this.flush(), flushMs);
    this.timer.unref();
  }

  add(span: Span): void {
    if (this.waiting.length < maxWaiting) this.waiting.push(span);
  }

  /** Sends the waiting spans, one batch at a time. Never rejects. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0) {
      try {
        await this.send(this.waiting.splice(0, maxInBatch));
        if (this.isFailing) this.log.info('the trace collector takes traces again');
        this.isFailing = false;
      } catch (error) {
        // The address and the headers aren't logged, because they may contain a key.
        const { name, message } = error as Error;
        if (!this.isFailing) this.log.warn({ reason: `${name}: ${message}` }, 'traces could not be sent');
        this.isFailing = true;
        return;
      }
    }
  }

  private async send(spans: readonly Span[]): Promise<void> {
    const { endpoint, headers } = this.collector;
    const resource = attributesOf({ 'service.name': 'monday-writers', 'service.instance.id': this.serverId });
    const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        resourceSpans: [
          {
            resource: { attributes: resource },
            scopeSpans: [{ scope: { name: 'monday-writers' }, spans: spans.map(jsonOf) }],
          },
        ],
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
  }
}
