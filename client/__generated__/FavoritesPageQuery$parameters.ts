/**
 * @generated SignedSource<<54a7c115a61eb55ec5651a91ec43a606>>
 * @relayHash edc097cab4a8e07c5d98990956394525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d481effb0d2d54b4f5cfd36b84669cffe5ebefb18565875265e809b0590b34f3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d481effb0d2d54b4f5cfd36b84669cffe5ebefb18565875265e809b0590b34f3",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
