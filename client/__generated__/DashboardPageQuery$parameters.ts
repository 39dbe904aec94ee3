/**
 * @generated SignedSource<<3cdce33c08a67d66c960b8e0b5951c08>>
 * @relayHash 730c494ab814f9e504ade86353a64dc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fddaccf9bc01d33e4354c2a4a6dcc26fb4b05b9e3d8c394f8886cf79fe26916

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fddaccf9bc01d33e4354c2a4a6dcc26fb4b05b9e3d8c394f8886cf79fe26916",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
