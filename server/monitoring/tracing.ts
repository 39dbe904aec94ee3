import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { StatementListener } from '../db/statementWatch';
import { operationNameOf, requestIdOf } from '../http/requests';
import { type Span, type SpanExporter, spanKinds } from './spanExporter';

/** Most statements traced of one request: a download of everything has thousands. */
const maxStatements = 200;
const sqlLengthMax = 2_000;

/** The part of a mail transport that is traced. */
export interface MailSender<Mail extends readonly [{ id: string }, ...unknown[]]> {
  send(...mail: Mail): Promise<void>;
  close(): void;
}

interface Trace {
  traceId: string;
  /** The request's span. */
  spanId: string;
  parentSpanId?: string;
  /** How many statements the request has run. */
  statements: number;
}

/** A random id of so many bytes, in hexadecimal digits. */
const newId = (bytes: number) => randomBytes(bytes).toString('hex');

/** Matches the header with the caller's trace: version, trace id, span id and flags; the ids aren't all zeros. Source: W3C Trace Context. */
const traceparentPattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The ids of a span within the request's. */
const childIds = ({ traceId, spanId }: Trace): Pick<Span, 'traceId' | 'spanId' | 'parentSpanId'> => ({
  traceId,
  spanId: newId(8),
  parentSpanId: spanId,
});

interface Options {
  /** The fraction of requests that are traced, from 0 to 1. */
  ratio: number;
  /** Whether a proxy may say which trace a request belongs to, and whether it is traced. */
  trustCaller: boolean;
}

/**
 * Traces requests, their statements and mails, but not single resolvers: a list would have thousands of spans. A statement's request is
 * found by the request id, so that no context has to be passed along asynchronous calls.
 */
export class Tracing {
  private readonly traces = new Map<string, Trace>();

  constructor(
    private readonly exporter: Pick<SpanExporter, 'add'>,
    private readonly options: Options,
  ) {}

  /** Traces the requests of a server. */
  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const trace = this.begin(request);
      if (!trace) return;
      const begunAt = performance.now();
      const requestId = requestIdOf(request);
      this.traces.set(requestId, trace);
      response.once('close', () => {
        // Another request of the client may have the same id, and have replaced the trace.
        if (this.traces.get(requestId) === trace) this.traces.delete(requestId);
        const { statements, ...ids } = trace;
        this.exporter.add({
          ...ids,
          name: operationNameOf(request),
          kind: spanKinds.server,
          begunAt,
          endedAt: performance.now(),
          // The path isn't exported, because it may contain secrets.
          attributes: {
            'http.request.method': request.method ?? '',
            'http.response.status_code': response.statusCode,
            'writers.request_id': requestId,
            'writers.statements': statements,
          },
          failed: response.statusCode >= 500 || !response.writableFinished,
        });
      });
    });
  }

  /** Adds a statement to the trace of its request. */
  readonly statement: StatementListener = (sql, begunAt, endedAt, requestId) => {
    const trace = this.traces.get(requestId);
    if (!trace) return;
    trace.statements += 1;
    if (trace.statements > maxStatements) return;
    this.exporter.add({
      ...childIds(trace),
      // The first word after a comment.
      name: /^\s*(?:\/\*.*?\*\/\s*)?([A-Za-z]+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL',
      kind: spanKinds.client,
      begunAt,
      endedAt,
      attributes: { 'db.system.name': 'mariadb', 'db.query.text': sql.slice(0, sqlLengthMax) },
      failed: false,
    });
  };

  /** Traces each mail that is sent, without its address. */
  mails<Mail extends readonly [{ id: string }, ...unknown[]]>(transport: MailSender<Mail>): MailSender<Mail> {
    return {
      close: () => transport.close(),
      send: async (...mail) => {
        if (Math.random() >= this.options.ratio) return transport.send(...mail);
        const begunAt = performance.now();
        let failed = true;
        try {
          await transport.send(...mail);
          failed = false;
        } finally {
          this.exporter.add({
            traceId: newId(16),
            spanId: newId(8),
            name: 'send mail',
            kind: spanKinds.client,
            begunAt,
            endedAt: performance.now(),
            attributes: { 'messaging.message.id': mail[0].id },
            failed,
          });
        }
      },
    };
  }

  /** Begins the trace of a request; undefined if it isn't traced. */
  private begin({ headers }: IncomingMessage): Trace | undefined {
    const callerTrace = this.options.trustCaller
      ? traceparentPattern.exec(String(headers.traceparent))
      : null;
    if (callerTrace) {
      const [, traceId = '', parentSpanId, flags = ''] = callerTrace;
      const isSampled = (Number.parseInt(flags, 16) & 1) === 1;
      return isSampled ? { traceId, spanId: newId(8), parentSpanId, statements: 0 } : undefined;
    }
    if (Math.random() >= this.options.ratio) return undefined;
    return { traceId: newId(16), spanId: newId(8), statements: 0 };
  }
}
