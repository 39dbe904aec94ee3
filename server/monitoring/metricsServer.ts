import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listenOn } from '../http/listenOn';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves the metrics, and nothing else, on an address of their own. Resolves once it listens. */
export async function serveMetrics(
  registry: Registry,
  place: { host: string; port: number },
): Promise<MetricsServer> {
  /** Shared by requests that arrive while it is being made. */
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
    port: await listenOn(server, place, { host: 'METRICS_HOST', port: 'METRICS_PORT' }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
