import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { StatementListener } from '../db/statementWatch';
import { operationNameOf, requestIdOf } from '../http/http';
import type { Span, SpanExporter } from './spanExporter';

/** Statements traced of one request; a download of everything has thousands. */
const maxStatements = 200;
const sqlCharacters = 2_000;

/** Sends mails. */
export interface Sending<Mail extends readonly [{ id: string }, ...unknown[]]> {
  send(...mail: Mail): Promise<void>;
  close(): void;
}

interface Trace {
  traceId: string;
  /** The request's span. */
  spanId: string;
  parentSpanId?: string;
  statements: number;
}

const newId = (bytes: number) => randomBytes(bytes).toString('hex');

/** The caller's trace, from a proxy that is trusted. Source: W3C Trace Context. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

interface Options {
  /** The part of requests that is traced, from 0 to 1. */
  ratio: number;
  /** Whether a proxy may say which trace a request belongs to, and whether it is traced. */
  trustCaller: boolean;
}

/**
 * Traces requests, their statements and mails. Never single resolvers: a list would have thousands of spans. A statement
 * finds its request by the request id, so that no context has to be carried along asynchronous calls.
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
        // A client may use an id twice.
        if (this.traces.get(requestId) === trace) this.traces.delete(requestId);
        const { statements, ...ids } = trace;
        this.exporter.add({
          ...ids,
          name: operationNameOf(request),
          kind: 2,
          begunAt,
          endedAt: performance.now(),
          // Not the address, which may contain secrets.
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

  readonly statement: StatementListener = (sql, begunAt, endedAt, requestId) => {
    const trace = this.traces.get(requestId);
    if (!trace) return;
    trace.statements += 1;
    if (trace.statements > maxStatements) return;
    this.exporter.add({
      ...this.child(trace),
      name: /^\s*(?:\/\*.*?\*\/\s*)?([A-Za-z]+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL',
      kind: 3,
      begunAt,
      endedAt,
      attributes: { 'db.system.name': 'mariadb', 'db.query.text': sql.slice(0, sqlCharacters) },
      failed: false,
    });
  };

  /** Traces each mail that is sent, without its address. */
  mails<Mail extends readonly [{ id: string }, ...unknown[]]>(transport: Sending<Mail>): Sending<Mail> {
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
            kind: 3,
            begunAt,
            endedAt: performance.now(),
            attributes: { 'messaging.message.id': mail[0].id },
            failed,
          });
        }
      },
    };
  }

  private begin({ headers }: IncomingMessage): Trace | undefined {
    const given = this.options.trustCaller ? traceparent.exec(String(headers.traceparent)) : null;
    if (given) {
      const [, traceId = '', parentSpanId, flags = ''] = given;
      const isSampled = (Number.parseInt(flags, 16) & 1) === 1;
      return isSampled ? { traceId, spanId: newId(8), parentSpanId, statements: 0 } : undefined;
    }
    if (Math.random() >= this.options.ratio) return undefined;
    return { traceId: newId(16), spanId: newId(8), statements: 0 };
  }

  private child({ traceId, spanId }: Trace): Pick<Span, 'traceId' | 'spanId' | 'parentSpanId'> {
    return { traceId, spanId: newId(8), parentSpanId: spanId };
  }
}
