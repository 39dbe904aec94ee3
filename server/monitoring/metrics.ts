import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { operationNameOf } from '../http/requests';

/** Numbers by label, such as connections by state. */
type Numbers = Readonly<Record<string, number>>;

/** The sources of the metrics. They are read when Prometheus asks, so that they cost requests nothing. */
export interface Observed {
  /** The result of /readyz. */
  isReady(): Promise<boolean>;
  /** Connections to the database: used and free ones, and callers that wait for one. */
  pool(): { used: number; free: number; waiting: number };
  slowStatements(): number;
  mails: {
    /** Mails that are due, or wait for another try, and their addresses; rejects without a database. */
    countDue(): Promise<{ mails: number; recipients: number }>;
    /** Mails by outcome on this server. */
    readonly counts: { sent: number; failed: number; givenUp: number; perhapsSent: number };
  };
  /** Files being rendered, and waiting, by kind. */
  rendering(): Readonly<Record<string, { active: number; waiting: number }>>;
  sockets(): { members: number; visitors: number; subscriptions: number };
  publicAnswers(): { hits: number; misses: number };
  /** How far this server's clock is ahead of the database's; undefined before it was measured. */
  clockOffsetMs(): number | undefined;
  logLines(): Numbers;
  /** Jobs in the background, with the time of their last success. */
  tasks: Readonly<Record<string, { readonly lastSuccessAt: number }>>;
  /** The time of the last backup by any server, 0 if there was none; rejects without a database. */
  lastBackupAt(): Promise<number>;
}

/** Upper bounds of the histogram of request durations. */
const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface LabelledMetric {
  name: string;
  help: string;
  label: string;
  /** Reads the numbers by the label's value. */
  read: () => Numbers;
}

/** Registers a gauge or counter with one label. */
function addLabelled(
  registers: [Registry],
  Metric: typeof Gauge | typeof Counter,
  { name, help, label, read }: LabelledMetric,
) {
  new Metric({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [value, number] of Object.entries(read())) this.inc({ [label]: value }, number);
    },
  });
}

/** Returns a function that counts the due mails once for all gauges that are collected at the same time; NaN without a database. */
function shareCountDue({ mails }: Pick<Observed, 'mails'>) {
  let counting: ReturnType<Observed['mails']['countDue']> | undefined;
  return () => {
    counting ??= mails
      .countDue()
      .catch(() => ({ mails: Number.NaN, recipients: Number.NaN }))
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
}

/** Registers the metrics that have labels. */
function addLabelledMetrics(registers: [Registry], observed: Observed) {
  addLabelled(registers, Gauge, {
    name: 'writers_database_connections',
    help: 'Connections of the pool in use and free, and callers waiting for one',
    label: 'state',
    read: observed.pool,
  });
  addLabelled(registers, Gauge, {
    name: 'writers_sockets',
    help: 'Open WebSockets of members and of visitors',
    label: 'of',
    read() {
      const { members, visitors } = observed.sockets();
      return { members, visitors };
    },
  });
  addLabelled(registers, Counter, {
    name: 'writers_public_answers_total',
    help: 'Answers to visitors that were kept (hit) or made anew (miss)',
    label: 'result',
    read() {
      const { hits, misses } = observed.publicAnswers();
      return { hit: hits, miss: misses };
    },
  });
  addLabelled(registers, Counter, {
    name: 'writers_mails_total',
    help: 'Mails by what became of them on this server; failed ones are tried again',
    label: 'result',
    read() {
      const { sent, failed, givenUp, perhapsSent } = observed.mails.counts;
      return { sent, failed, given_up: givenUp, perhaps_sent: perhapsSent };
    },
  });
  addLabelled(registers, Counter, {
    name: 'writers_log_lines_total',
    help: 'Lines of the log by level, from warn up',
    label: 'level',
    read: observed.logLines,
  });
  new Gauge({
    name: 'writers_task_last_success_timestamp_seconds',
    help: 'When a job in the background last did all that was due, or was started; the backup is 0 if none was made, missing without a database',
    labelNames: ['task'],
    registers,
    async collect() {
      for (const [task, { lastSuccessAt }] of Object.entries(observed.tasks))
        this.set({ task }, lastSuccessAt / 1000);
      this.set({ task: 'backup' }, (await observed.lastBackupAt().catch(() => Number.NaN)) / 1000);
    },
  });
  new Gauge({
    name: 'writers_rendering',
    help: 'Files that are being rendered (active) and wait for a thread (waiting), by kind',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const [kind, { active, waiting }] of Object.entries(observed.rendering())) {
        this.set({ kind, state: 'active' }, active);
        this.set({ kind, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Registers the metrics that are single numbers. */
function addNumbers(registers: [Registry], observed: Observed) {
  const countDue = shareCountDue(observed);
  new Gauge({
    name: 'writers_ready',
    help: 'Whether /readyz answers 200 (1) or 503 (0)',
    registers,
    async collect() {
      this.set((await observed.isReady()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'writers_subscriptions',
    help: 'Open GraphQL subscriptions',
    registers,
    collect() {
      this.set(observed.sockets().subscriptions);
    },
  });
  new Gauge({
    name: 'writers_mails_due',
    help: 'Mails of all servers that wait to be sent, or to be tried again, at most 10000; missing without a database',
    registers,
    async collect() {
      this.set((await countDue()).mails);
    },
  });
  new Gauge({
    name: 'writers_mail_recipients_due',
    help: 'Addresses to which the mails of writers_mails_due go; missing without a database',
    registers,
    async collect() {
      this.set((await countDue()).recipients);
    },
  });
  new Counter({
    name: 'writers_slow_statements_total',
    help: 'Statements that took longer than SLOW_STATEMENT_MS',
    registers,
    collect() {
      this.reset();
      this.inc(observed.slowStatements());
    },
  });
  new Gauge({
    name: 'writers_clock_offset_seconds',
    help: "How far the server's clock is ahead of the database's",
    registers,
    collect() {
      this.set((observed.clockOffsetMs() ?? Number.NaN) / 1000);
    },
  });
}

/** Measures the server's requests by operation and status. */
function measureRequests(registers: [Registry], server: Server) {
  let underWay = 0;
  const seconds = new Histogram({
    name: 'writers_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: bucketSeconds,
    registers,
  });
  new Gauge({
    name: 'writers_requests_under_way',
    help: 'Requests that are being answered',
    registers,
    collect() {
      this.set(underWay);
    },
  });
  // Cached, because looking labels up each time would cost more than the observation.
  const histograms = new Map<string, ReturnType<typeof seconds.labels>>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const begunAt = performance.now();
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      const operation = operationNameOf(request);
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const key = `${status} ${operation}`;
      const histogram = histograms.get(key) ?? seconds.labels({ operation, status });
      histograms.set(key, histogram);
      histogram.observe((performance.now() - begunAt) / 1000);
    });
  });
}

/** Makes all metrics of a server. Those of Node, such as the event loop's delay and garbage collection, are prom-client's. */
export function makeMetrics(server: Server, observed: Observed): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests([registry], server);
  addLabelledMetrics([registry], observed);
  addNumbers([registry], observed);
  return registry;
}
