/**
 * @generated SignedSource<<5c56a3b9c1f65fae35052f5f14c762f2>>
 * @relayHash ce1b125283c03fef16783b227ab786f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cbc3efc02ebec687030d3ad7f389513ac39750e4c1dd850f5e2a1f933b90591

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cbc3efc02ebec687030d3ad7f389513ac39750e4c1dd850f5e2a1f933b90591",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
