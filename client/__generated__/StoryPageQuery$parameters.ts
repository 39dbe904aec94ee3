/**
 * @generated SignedSource<<2f42ace666b8bfd217d29d3b2ece5723>>
 * @relayHash 3b65d0126eb8404d77d74f655a3366cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f90d6114a9aa009832e23cc1b39d6ee589c4d566cd54769c2e8fbad33d763298

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f90d6114a9aa009832e23cc1b39d6ee589c4d566cd54769c2e8fbad33d763298",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
