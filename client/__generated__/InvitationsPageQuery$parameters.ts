/**
 * @generated SignedSource<<5f6b37eaa00e0bde442f9796ac7b8d5f>>
 * @relayHash eea4b141a5ac9414c0f2ea67e4ab23d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 396eb74dbdadd7ca753f0a64d3cf406d944a0d5e68302006fe0716d1e2e1521d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvitationsPageQuery } from './InvitationsPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "396eb74dbdadd7ca753f0a64d3cf406d944a0d5e68302006fe0716d1e2e1521d",
    "metadata": {},
    "name": "InvitationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
