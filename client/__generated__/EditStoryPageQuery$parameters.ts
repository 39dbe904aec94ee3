/**
 * @generated SignedSource<<50779fd04325c40f75f87c2391f1db85>>
 * @relayHash 1fdc9d88b0bf9878d0047788b72546ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 900294a6b0c14921a9571c23ed8d6d7158ff033e9309f4cdb4a6d8e0f1296668

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "900294a6b0c14921a9571c23ed8d6d7158ff033e9309f4cdb4a6d8e0f1296668",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
