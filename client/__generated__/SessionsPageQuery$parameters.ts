/**
 * @generated SignedSource<<b500a307ed852f42f546700128af4d7b>>
 * @relayHash 22448dd833292e7578b9d5948eaf36c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 186c8c5c3cbc6a86e2db5281bb779b5987b25ed6d89b901eeb81bbaa01af510d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "186c8c5c3cbc6a86e2db5281bb779b5987b25ed6d89b901eeb81bbaa01af510d",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
