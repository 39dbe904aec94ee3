/**
 * @generated SignedSource<<2dc5e8886089af1d9088fec2347ecf6a>>
 * @relayHash eec5e53f1df07dd403bcb52e77c8d8ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65f6c47f629e8c844a66a19870d3f837afde493c354957410357c356083a1f9a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65f6c47f629e8c844a66a19870d3f837afde493c354957410357c356083a1f9a",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
