import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { devNull } from 'node:os';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config';
import type { PoolGuard } from '../db/poolGuard';
import { listenOn } from '../http/listenOn';
import { linesOf } from '../lib/log';
import { makeMetrics, type Observed } from './metrics';
import { SpanExporter } from './spanExporter';
import { type MailSender, Tracing } from './tracing';

interface Deps {
  config: Pick<Config, 'metrics' | 'traces' | 'trustProxy'>;
  log: Logger;
  guard: PoolGuard;
  serverId: string;
}

/** Serves metrics and exports traces, as far as they are configured, and watches for a lack of file descriptors. */
export class Monitor {
  private readonly exporter: SpanExporter | undefined;
  private readonly tracing: Tracing | undefined;
  private registry: Registry | undefined;
  private metrics: MetricsServer | undefined;
  private stopWatching = () => {};

  constructor(private readonly deps: Deps) {
    const { config, log, guard, serverId } = deps;
    if (!config.traces) return;
    this.exporter = new SpanExporter(config.traces, log, serverId);
    const trustCaller = config.trustProxy > 0;
    this.tracing = new Tracing(this.exporter, { ratio: config.traces.ratio, trustCaller });
    guard.statements.listener = this.tracing.statement;
  }

  /** Returns the transport, which traces the mails that it sends if traces are configured. */
  mails<Mail extends readonly [{ id: string }, ...unknown[]]>(transport: MailSender<Mail>): MailSender<Mail> {
    return this.tracing?.mails(transport) ?? transport;
  }

  /** Measures a server and its parts. */
  watch(server: Server, observed: Omit<Observed, 'logLines'>): void {
    this.stopWatching = watchDescriptors(this.deps.log);
    this.tracing?.watch(server);
    const { config, log } = this.deps;
    if (!config.metrics) return;
    this.registry = makeMetrics(server, { ...observed, logLines: () => linesOf(log) });
  }

  /** Listens on the port of the metrics. */
  async listen(): Promise<void> {
    const { config, log } = this.deps;
    if (!config.metrics || !this.registry) return;
    this.metrics = await serveMetrics(this.registry, config.metrics);
    log.info({ port: this.metrics.port }, 'metrics are served');
  }

  /** The port of the metrics, if they are served. */
  get metricsPort(): number | undefined {
    return this.metrics?.port;
  }

  async close(): Promise<void> {
    this.stopWatching();
    await this.metrics?.close();
    await this.exporter?.close();
  }
}

/**
 * Logs once when the process has no file descriptor left, and once when it has one again: meanwhile new connections are closed without
 * an error that anything else could log. Returns the function that stops it.
 */
export function watchDescriptors(log: Logger, everyMs = 10_000): () => void {
  let areUsedUp = false;
  const check = async () => {
    const error = await open(devNull)
      .then((file) => file.close())
      .catch((failure: NodeJS.ErrnoException) => failure);
    const wereUsedUp = areUsedUp;
    areUsedUp = error?.code === 'EMFILE' || error?.code === 'ENFILE';
    if (areUsedUp && !wereUsedUp)
      log.error('no file descriptor is left: new connections are closed without an answer');
    if (wereUsedUp && !areUsedUp) log.warn('file descriptors are free again');
  };
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves the metrics, and nothing else, on an address of their own. Resolves once it listens. */
async function serveMetrics(
  registry: Registry,
  address: { host: string; port: number },
): Promise<MetricsServer> {
  /** The text being made, which concurrent requests share. */
  let making: Promise<string> | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    making ??= registry.metrics().finally(() => {
      making = undefined;
    });
    making.then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    port: await listenOn(server, address, { host: 'METRICS_HOST', port: 'METRICS_PORT' }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
