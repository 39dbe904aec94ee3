/**
 * @generated SignedSource<<42d76f567f327a02fcdddc330b841406>>
 * @relayHash f1213974e219e95ac8936ae22854def2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb7658afb78e123b01043a38da527ad7745ebe588c5ac2abd0059f97416047d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fb7658afb78e123b01043a38da527ad7745ebe588c5ac2abd0059f97416047d",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
