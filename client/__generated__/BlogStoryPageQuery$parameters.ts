/**
 * @generated SignedSource<<bd6b7893768d27e66bd45971a0335a73>>
 * @relayHash 1bdc9c359d5b8ad20ccad38f15b08109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75728ab596df9996a609d944bd8607c938a4f59c4b7e699984cd0eaf7d1b1eb3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogStoryPageQuery } from './BlogStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<BlogStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75728ab596df9996a609d944bd8607c938a4f59c4b7e699984cd0eaf7d1b1eb3",
    "metadata": {},
    "name": "BlogStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
