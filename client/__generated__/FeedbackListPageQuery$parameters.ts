/**
 * @generated SignedSource<<6692d012ea973df26c006f494dd3e64d>>
 * @relayHash 1fa3f731bd30e338d3a9f3ffec3d38a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ca9f90e8d7760e8fc0bb4a8e44306b352c6d9f118a950d2c467f9b046a0cb7d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackListPageQuery } from './FeedbackListPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ca9f90e8d7760e8fc0bb4a8e44306b352c6d9f118a950d2c467f9b046a0cb7d",
    "metadata": {},
    "name": "FeedbackListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
