/**
 * @generated SignedSource<<7c0c5fef7bd0d35b30e5818d98905c4b>>
 * @relayHash 28db230b5101e350f82498ca037407a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b883682f270ac43648432f9ad1fb7e2b775d43768352591cc909e17f8b90494

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b883682f270ac43648432f9ad1fb7e2b775d43768352591cc909e17f8b90494",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
