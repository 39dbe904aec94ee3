/**
 * @generated SignedSource<<be71665b2d2297276815eafc7846e9c0>>
 * @relayHash 4aa99100a910d0d99f4afe2f6736055d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae8c529bb4c4e6c1fbd0fb50be92a5cfe4b24d1b4a59888b76b38e2c9c968bd1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae8c529bb4c4e6c1fbd0fb50be92a5cfe4b24d1b4a59888b76b38e2c9c968bd1",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
