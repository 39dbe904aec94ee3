/**
 * @generated SignedSource<<491d09c870d4e4c02c144939055fd3f9>>
 * @relayHash d49237f413d375f7278ba0c6f6332798
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79e7c220df616c4a06242f153597621c6973e33395accbbb93dcd5da13d03c21

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79e7c220df616c4a06242f153597621c6973e33395accbbb93dcd5da13d03c21",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
