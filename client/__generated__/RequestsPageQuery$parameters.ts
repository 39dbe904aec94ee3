/**
 * @generated SignedSource<<4c3a0ce23febb8b7fc631cb09e5b4862>>
 * @relayHash 8ad6b9cd41862956ed4ffb6ac88aae6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 471c141d6dabd4683d0501dd6fce39fac3e74d6b7e315369803cfd2254cd0d47

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "471c141d6dabd4683d0501dd6fce39fac3e74d6b7e315369803cfd2254cd0d47",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
