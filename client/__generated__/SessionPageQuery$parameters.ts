/**
 * @generated SignedSource<<b3135ff189af45c5eab2ec5232c80c17>>
 * @relayHash 2c23cbeeade451afb66a37135d02e11c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 813243b48cd5d7b5a1345d6b18cd0c0919e90b35a76fd7cd2ae4bd2ef523627b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "813243b48cd5d7b5a1345d6b18cd0c0919e90b35a76fd7cd2ae4bd2ef523627b",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
