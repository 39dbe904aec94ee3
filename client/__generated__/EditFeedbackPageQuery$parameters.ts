/**
 * @generated SignedSource<<a8a82aa7d0e9d808c52dd40250a0e15a>>
 * @relayHash 4b19e6f9a3d83a2e899d8524e469bf24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0eaad92530cefe6ba46d1c3429028f80d00e55503ed76d846a38b698113f2bd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditFeedbackPageQuery } from './EditFeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<EditFeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0eaad92530cefe6ba46d1c3429028f80d00e55503ed76d846a38b698113f2bd",
    "metadata": {},
    "name": "EditFeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
