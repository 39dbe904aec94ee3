/**
 * @generated SignedSource<<faeff9ebe64dc789522810044414bbd7>>
 * @relayHash 316dcb0f9228217b0b51ec6074b2d6bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcd2a509a6b42321e72382afd60928ee6ce549ac74497349d7d6a8ec0c2f421b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcd2a509a6b42321e72382afd60928ee6ce549ac74497349d7d6a8ec0c2f421b",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
