/**
 * @generated SignedSource<<34a5fd7d2fd958057378aeed076dbd33>>
 * @relayHash e4d1399e8ce28bf6c95f34550c92a520
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d3becab874c7c6efde0cf72f24cd68fd5fe05700986d5feea3905a26cd2623

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportsPageQuery } from './ReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5d3becab874c7c6efde0cf72f24cd68fd5fe05700986d5feea3905a26cd2623",
    "metadata": {},
    "name": "ReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
