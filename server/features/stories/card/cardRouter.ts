import { type Request, type Response, Router } from 'express';
import type { Admission } from '../../../graphql/admission/admission';
import { clientOf, factsOfRequest, requestIdOf } from '../../../http/requests';
import { hasCopy, refuseOtherMethods, reserveBytes, sendPlain } from '../../../http/responses';
import { createContext, type Services } from '../../../request/context';
import { clientError } from '../../../request/errorMapping';
import type { StoryCards } from './storyCards';

const etagOf = (hash: string) => `"${hash.slice(0, 32)}"`;

/** The cost of the statement that looks for a card. */
const costPoints = 5;

/** Serves the cards of public stories. */
export function cardRouter(
  services: Services,
  admission: Pick<Admission, 'chargePoints'>,
  cards: StoryCards,
): Router {
  const { config } = services;

  async function sendCard(request: Request, response: Response) {
    const client = clientOf(request, config.trustProxy);
    const facts = factsOfRequest(request, requestIdOf(request), config.trustProxy);
    await admission.chargePoints(
      await createContext(services, { ...facts, authorization: undefined }),
      costPoints,
    );
    const { hash, picture } = await cards.cardOf(String(request.params.id), client, (current) =>
      hasCopy(request, etagOf(current)),
    );
    response.setHeader('ETag', etagOf(hash));
    // Caches must ask each time: a withdrawn story's card is gone with the next request.
    response.setHeader('Cache-Control', 'public, no-cache');
    // Other sites may show the picture.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!picture) {
      response.status(304).end();
      return;
    }
    reserveBytes(response, { status: 200, headers: {}, body: picture }, client);
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Content-Length', picture.length);
    response.end(picture);
  }

  const router = Router();
  router.get('/blog/:id/card.png', async (request, response) => {
    try {
      await sendCard(request, response);
    } catch (error) {
      const known = clientError(error);
      if (!known) throw error;
      response.removeHeader('ETag');
      response.setHeader('Cache-Control', 'no-store');
      sendPlain(response, known);
    }
  });
  router.all('/blog/:id/card.png', refuseOtherMethods);
  return router;
}
