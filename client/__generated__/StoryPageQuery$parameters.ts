/**
 * @generated SignedSource<<fb1d04e95a5051f4eb3b47f9e0dcda3c>>
 * @relayHash 7a422fc3af859ff0cd1492329be05b87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4dc3c0d72cb351b6524dc7d1aa33d66443faef037a837aeca63683154ce0349

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4dc3c0d72cb351b6524dc7d1aa33d66443faef037a837aeca63683154ce0349",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
