import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import type { Config } from '../config/config';
import { appShell, isRoute } from '../contract/routes';
import { refuseOtherMethods } from '../http/responses';
import { projectRoot } from '../lib/paths';
import { filesPath } from './assets';

const clientFolder = path.join(projectRoot, 'dist/client');
const pagesFolder = path.join(projectRoot, 'dist/pages/files');
const graphiqlFolder = path.join(projectRoot, 'dist/graphiql');

/** The app's policy: only its own scripts and styles, and images from any https address, which stories show at their reader's wish. */
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

/** Sets the security headers of all responses. */
export const securityHeaders = (config: Config) =>
  helmet({
    contentSecurityPolicy: closedPolicy,
    // Sent only with https, because a browser that remembers HSTS doesn't use http any more, so the header can't be taken back.
    strictTransportSecurity: config.appUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
    crossOriginEmbedderPolicy: false,
  });

/** The headers of securityHeaders() for responses that don't pass through Express. */
export function plainSecurityHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name] = value;
    },
    removeHeader(name: string) {
      delete headers[name];
    },
  };
  // Helmet reads nothing of the request, and only sets and removes headers of the response.
  securityHeaders(config)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

const isReadMethod = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Whether a browser asks for a page; other programs get a plain 404. */
const asksForPage = (request: Request) => isReadMethod(request) && Boolean(request.accepts('html'));

const yearSeconds = 365 * 86_400;

/** Files with a hash in their name: those in `assets/`, and such as `/late-1a2b3c4d.js`. */
const hashedFile = /\/assets\/|^\/[\w-]+-\w{8}\.\w+$/;

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
        hashedFile.test(file) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      );
      // Link previews on other sites show the icons.
      if (file.startsWith('/icons/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (file === '/sw.js') response.setHeader('Content-Security-Policy', workerPolicy);
    },
  });
  // Sirv would answer every method like GET.
  const addresses = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`),
  );
  return (request, response, next) => {
    if (!isReadMethod(request)) {
      if (addresses.has(request.path)) refuseOtherMethods(request, response, next);
      else next();
      return;
    }
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}

/**
 * Serves GraphiQL, the built client for the addresses of its screens, and the files that the public documents refer to.
 * `answerMissing` answers a person's request for any other address.
 */
export function webPages(answerMissing: RequestListener): Router {
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
    router.all('/graphiql', refuseOtherMethods);
  }
  if (existsSync(pagesFolder)) router.use(filesPath, buildFiles(pagesFolder));
  if (existsSync(path.join(clientFolder, 'index.html'))) {
    const page = readFileSync(path.join(clientFolder, 'index.html'), 'utf8');
    const sendPage = (response: Response) => {
      const nonce = randomBytes(16).toString('base64');
      response.setHeader('Content-Security-Policy', appPolicy(nonce));
      response.setHeader('Cache-Control', 'no-cache');
      response.type('html').send(page.replaceAll('__CSP_NONCE__', nonce));
    };
    router.get('/index.html', (_request, response) => response.redirect(301, '/'));
    router.get(appShell, (_request, response) => sendPage(response));
    router.all(['/index.html', appShell], refuseOtherMethods);
    router.use(buildFiles(clientFolder));
    router.use((request, response, next) => {
      response.vary('Accept');
      if (!isRoute(request.path)) next();
      else if (!isReadMethod(request)) refuseOtherMethods(request, response, next);
      else if (asksForPage(request)) sendPage(response);
      else next();
    });
  }
  router.use((request, response, next) => {
    response.setHeader('Cache-Control', 'no-cache');
    if (asksForPage(request)) answerMissing(request, response);
    else next();
  });
  return router;
}
