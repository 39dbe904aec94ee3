import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import type { Config } from './config';
import { isRoute } from './contract/routes';
import { projectRoot } from './paths';

const clientFolder = path.join(projectRoot, 'dist/client');
const graphiqlFolder = path.join(projectRoot, 'dist/graphiql');

/**
 * Only our own scripts and styles; images in stories may come from any https address after their reader asks.
 */
const appPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A service worker uses the policy of its own script. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** GraphiQL's editor creates style elements and workers. */
const graphiqlPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The default policy of other responses: nothing runs, and no framing. */
const closedPolicy = {
  useDefaults: false,
  directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
};

export const securityHeaders = (config: Config) =>
  helmet({
    contentSecurityPolicy: closedPolicy,
    // Only with https: a browser that remembers HSTS can't be corrected over http.
    strictTransportSecurity: config.appUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
    crossOriginEmbedderPolicy: false,
  });

const dayOfSeconds = 86_400;

/**
 * Serves a build folder as it was at the start. Files with a hash in the name never change; others are
 * revalidated. If a newer build removes a file during a response, only that response fails.
 */
export function buildFiles(folder: string): RequestHandler {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, file) {
      response.setHeader(
        'Cache-Control',
        file.includes('/assets/') ? `public, max-age=${365 * dayOfSeconds}, immutable` : 'no-cache',
      );
      if (file === '/sw.js') response.setHeader('Content-Security-Policy', workerPolicy);
    },
  });
  return (request, response, next) => {
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}

/** Serves GraphiQL, and the built client for every path that isn't the API's. */
export function webPages(): Router {
  const router = Router();
  if (existsSync(path.join(graphiqlFolder, 'index.html'))) {
    router.use('/graphiql', (_request, response, next) => {
      response.setHeader('Content-Security-Policy', graphiqlPolicy);
      next();
    });
    router.use('/graphiql', buildFiles(graphiqlFolder));
    router.get('/graphiql', (_request, response) =>
      response.sendFile(path.join(graphiqlFolder, 'index.html')),
    );
  }
  if (existsSync(path.join(clientFolder, 'index.html'))) {
    const page = readFileSync(path.join(clientFolder, 'index.html'), 'utf8');
    const sendPage = (response: Response, status: number) => {
      const nonce = randomBytes(16).toString('base64');
      response.setHeader('Content-Security-Policy', appPolicy(nonce));
      response.setHeader('Cache-Control', 'no-cache');
      response.status(status).type('html').send(page.replaceAll('__CSP_NONCE__', nonce));
    };
    router.get('/', (_request, response) => sendPage(response, 200));
    router.get('/index.html', (_request, response) => response.redirect(301, '/'));
    router.use(buildFiles(clientFolder));
    // The client shows its own not-found page; programs must get the 404 status.
    router.use((request, response, next) => {
      const reads = (request.method === 'GET' || request.method === 'HEAD') && request.accepts('html');
      if (reads && isRoute(request.path)) sendPage(response, 200);
      else if (reads && !path.extname(request.path)) sendPage(response, 404);
      else next();
    });
  }
  return router;
}
