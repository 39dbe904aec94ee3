/**
 * @generated SignedSource<<60d3a777fa03540e176e68e5bb404972>>
 * @relayHash 47a96e9f435d8ada48fa8809361a757b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7afd26a0ce7f4817a76d5d7e994ea8578bc4f5c3dd5bf4f47d1d11944158b3d0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7afd26a0ce7f4817a76d5d7e994ea8578bc4f5c3dd5bf4f47d1d11944158b3d0",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
