/**
 * @generated SignedSource<<caf68c01c928a2f402396adc963770f4>>
 * @relayHash 60851c9ada36a2ce3e8edf40d0d7d1f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5dfe4fd5dde4d5ed6e3a8b5b5ea1136c1ef88e7ad4c142c455b89ff6cee9a7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportsPageQuery } from './ReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db5dfe4fd5dde4d5ed6e3a8b5b5ea1136c1ef88e7ad4c142c455b89ff6cee9a7",
    "metadata": {},
    "name": "ReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
