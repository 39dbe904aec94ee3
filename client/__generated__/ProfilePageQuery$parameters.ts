/**
 * @generated SignedSource<<de775d725bbcc1e89065ca4a60872367>>
 * @relayHash f05c271394f74f2b552aef16ceed2334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b33aee1b211edfae13b13d5d1cbc3373fe4d572da3e614a7b6b35549ff2569aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b33aee1b211edfae13b13d5d1cbc3373fe4d572da3e614a7b6b35549ff2569aa",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
