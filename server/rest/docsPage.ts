import path from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import { send, textAnswer } from './httpBodies';

/** Allows only the page's own files, and calls of this API. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>REST · Monday Writers</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="docs"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/initializer.js"></script>
  </body>
</html>
`;

const initializer = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
`;

const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const assets = path.dirname(require.resolve('swagger-ui-dist/package.json'));

function sendText(response: Response, type: string, text: string, headers: Record<string, string> = {}) {
  send(response, textAnswer(200, text, { 'Cache-Control': 'no-cache', ...headers }, type));
}

/**
 * Serves /openapi.json, and at /docs a page for reading it and trying its calls. `print` is called by the first request for
 * the document. `otherMethods` answers requests with other methods than GET and HEAD.
 */
export function docsRouter(print: () => string, otherMethods: RequestHandler): Router {
  const router = Router({ strict: true });
  let document: string | undefined;
  router.get('/openapi.json', (_request, response) => {
    document ??= print();
    sendText(response, 'application/json', document);
  });
  // From /api/docs the page's relative addresses resolve to /api; from /api/docs/ they wouldn't.
  router.get('/docs/', (request, response) => response.redirect(301, `${request.baseUrl}/docs`));
  router.get('/docs', (_request, response) =>
    sendText(response, 'text/html', page, { 'Content-Security-Policy': contentSecurityPolicy }),
  );
  router.get('/docs/initializer.js', (_request, response) =>
    sendText(response, 'text/javascript', initializer),
  );
  for (const file of files)
    router.get(`/docs/${file}`, (_request, response) =>
      response.sendFile(path.join(assets, file), { maxAge: '1d' }),
    );
  // Must be on this router, which would answer OPTIONS by itself for the paths that it knows.
  router.all(
    ['/openapi.json', '/docs', '/docs/', '/docs/initializer.js', ...files.map((file) => `/docs/${file}`)],
    otherMethods,
  );
  return router;
}
