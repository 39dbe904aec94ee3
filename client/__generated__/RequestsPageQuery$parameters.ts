/**
 * @generated SignedSource<<a0053aba21c6241dd6a4b887fc3b2753>>
 * @relayHash 34ff042d42844104c7016ed0ff6b8308
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 490a6be8bb0844aa56f1e68ef7d9416fef7ac6ff28810998a0ab6bb33e8e00c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "490a6be8bb0844aa56f1e68ef7d9416fef7ac6ff28810998a0ab6bb33e8e00c0",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
