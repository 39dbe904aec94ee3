/**
 * @generated SignedSource<<0dd6f902200010c53a3411877582d06b>>
 * @relayHash a712cde1036af27f8b6ee5dc63e6d493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d149b31e9567c3cd49a401c5e756483de33d8c5e529da3bfcf2a937c6bf6ee41

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d149b31e9567c3cd49a401c5e756483de33d8c5e529da3bfcf2a937c6bf6ee41",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
