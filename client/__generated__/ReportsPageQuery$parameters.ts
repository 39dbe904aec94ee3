/**
 * @generated SignedSource<<91c0951261f8f90df2acf19a62baf21a>>
 * @relayHash 4cce888bcbabc0e8ca3e0f9f1ff1848b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ca2fd7069e9095777061b82f76e1d0c6d771eedad3853dccd4aebd3ffe3dbc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportsPageQuery } from './ReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20ca2fd7069e9095777061b82f76e1d0c6d771eedad3853dccd4aebd3ffe3dbc",
    "metadata": {},
    "name": "ReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
