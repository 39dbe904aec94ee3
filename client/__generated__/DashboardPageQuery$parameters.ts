/**
 * @generated SignedSource<<f6234ff935c3757104580e4a8acb49ef>>
 * @relayHash ff8e38257ed065b45e0a4d50691b5a88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ceb0d8b6a1d36a37ae9d52611a09135e1317d83ae9c426f1ba16aef64f0684b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ceb0d8b6a1d36a37ae9d52611a09135e1317d83ae9c426f1ba16aef64f0684b",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
