/**
 * @generated SignedSource<<22124f442a0771d6641d1f73effef641>>
 * @relayHash 9a93fe4a5cd138d7034078c1f757e71b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d291ff12fd630060ced9e60951a66613fc74d18c95217e3cf431a7a1e84131

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6d291ff12fd630060ced9e60951a66613fc74d18c95217e3cf431a7a1e84131",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
