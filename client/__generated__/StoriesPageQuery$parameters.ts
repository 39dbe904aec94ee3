/**
 * @generated SignedSource<<a280b59a67b2b16c1cc554a4c3848590>>
 * @relayHash f041b70dc6d6c5a80aa8a800971f5f5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95a351952ca9fc7535b4ea4a50c4eee7a896c96f79969aee1ae4cec9204aa355

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95a351952ca9fc7535b4ea4a50c4eee7a896c96f79969aee1ae4cec9204aa355",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
