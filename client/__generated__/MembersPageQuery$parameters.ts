/**
 * @generated SignedSource<<9d581da32e755a3a5f1a7ee1a8cb26a8>>
 * @relayHash 967df7b6493492c77c7b38b0c5d4a069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28852b786df5cf6edb92719be4d0a9dcbf03bb2d47546c3196c97cefdcb9f509

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28852b786df5cf6edb92719be4d0a9dcbf03bb2d47546c3196c97cefdcb9f509",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
