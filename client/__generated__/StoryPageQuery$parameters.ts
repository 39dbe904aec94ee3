/**
 * @generated SignedSource<<6cb38200bd5517a6acd46c0227a3c86c>>
 * @relayHash cf6e5befff097ca686b038b808df1a7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af9ab1f054730e9fe71ae623f4bb2a32e649928676db3a69e8590d4cf75d47c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af9ab1f054730e9fe71ae623f4bb2a32e649928676db3a69e8590d4cf75d47c3",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
