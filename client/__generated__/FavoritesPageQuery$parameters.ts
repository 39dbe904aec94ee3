/**
 * @generated SignedSource<<202ccdcaa887fa4fc07818440dc43236>>
 * @relayHash 8dcfe72ab43e23cc2f34586969ca31de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2990baee6fd49a9561a5363d69bba2a8b8388f1e0ca49a92d92808b7060f610

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2990baee6fd49a9561a5363d69bba2a8b8388f1e0ca49a92d92808b7060f610",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
