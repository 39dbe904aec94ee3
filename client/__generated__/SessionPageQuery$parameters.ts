/**
 * @generated SignedSource<<ecfd348356d2a65e61991f75f754f0db>>
 * @relayHash f33ec66f89a72a6db4df1723775331c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e24f8db3169e468cd5fcb140dd9e9bd525081f3ced0c73cb539eb93e0f286d4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e24f8db3169e468cd5fcb140dd9e9bd525081f3ced0c73cb539eb93e0f286d4",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
