/**
 * @generated SignedSource<<fb67e3202a21d811414ec81c9c2d8b5c>>
 * @relayHash 5ad09fae9def950430bc192c7923943d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff45de230f123129cb51bf672ea20cf97adbefee9b61af18ce7be865c795a3a7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff45de230f123129cb51bf672ea20cf97adbefee9b61af18ce7be865c795a3a7",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
