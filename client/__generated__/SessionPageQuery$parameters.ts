/**
 * @generated SignedSource<<76e07691705673418a86c0d22082acfe>>
 * @relayHash 3f2f6525651ebf474036f8ab7c0265fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f32e7d53d73fa0bb1e4e091cb99ec9eb43bf3ee7b25fd813c5b115503f178c56

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f32e7d53d73fa0bb1e4e091cb99ec9eb43bf3ee7b25fd813c5b115503f178c56",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
