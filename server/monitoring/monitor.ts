import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config';
import type { PoolGuard } from '../db/poolGuard';
import { linesOf } from '../lib/log';
import { watchDescriptors } from './descriptors';
import { makeMetrics, type Observed } from './metrics';
import { type MetricsServer, serveMetrics } from './metricsServer';
import { SpanExporter } from './spanExporter';
import { type Sending, Tracing } from './tracing';

interface Deps {
  config: Pick<Config, 'metrics' | 'traces' | 'trustProxy'>;
  log: Logger;
  guard: PoolGuard;
  serverId: string;
}

/** Metrics and traces, as far as they are configured, and the watch over file descriptors. */
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

  /** The transport with traces of the mails that it sends. */
  mails<Mail extends readonly [{ id: string }, ...unknown[]]>(transport: Sending<Mail>): Sending<Mail> {
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
