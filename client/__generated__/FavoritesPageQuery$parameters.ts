/**
 * @generated SignedSource<<331dd591c35ee74d3410b640b306cbaa>>
 * @relayHash a5e373e0e8ed6548cc63d60efd301d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6dd3c18d01ec1f69806414dd7c2c2e82f38467df4036388a45b94dce18c18a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6dd3c18d01ec1f69806414dd7c2c2e82f38467df4036388a45b94dce18c18a2",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
