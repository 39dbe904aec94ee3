import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { OperationCosts } from '../../server/graphql/operationCosts';
import type { PublicAnswers } from '../../server/graphql/publicAnswers';
import { requestIdOf } from '../../server/http';
import { DocumentServer } from '../../server/pages/documentServer';
import { KeptMarkup } from '../../server/pages/keptMarkup';
import { oembedRouter } from '../../server/pages/oembed';
import { StoryTexts } from '../../server/pages/storyTexts';
import { makeSchema } from '../../server/schema';
import { plainSecurityHeaders } from '../../server/webPages';
import type { TestServer } from './testServer';

const nothingKept: Pick<PublicAnswers, 'remember'> = {
  remember: (_key, make) => make(() => undefined),
};
/** Bytes; each text and row takes more. */
const tooFewToKeep = 1;

/** Serves the public documents and oEmbed on the server's database, and makes every answer anew. */
export async function startFreshDocuments({
  app: { services },
}: TestServer): Promise<{ url: string; close(): void }> {
  const schema = makeSchema();
  const documents = new DocumentServer({
    services,
    schema,
    costs: new OperationCosts(schema),
    publicAnswers: nothingKept,
    storyTexts: new StoryTexts(tooFewToKeep),
    markup: new KeptMarkup(tooFewToKeep),
    headers: plainSecurityHeaders(services.config),
  });
  const others = express();
  others.set('etag', false);
  others.use(oembedRouter({ services, publicAnswers: nothingKept, requestIdOf }));
  const server = createServer((request, response) => {
    if (!documents.answer(request, response)) others(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
