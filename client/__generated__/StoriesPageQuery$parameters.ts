/**
 * @generated SignedSource<<477d2d3d7375e939a4bb664bbf9d7fc5>>
 * @relayHash 1c7669d28bc86fb73c4bf08479695b51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df71cecabba9ebb7a6b297a59cbb5efe5f389f670b9f6d94a657bd3031c00267

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df71cecabba9ebb7a6b297a59cbb5efe5f389f670b9f6d94a657bd3031c00267",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
