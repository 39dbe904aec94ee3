/**
 * @generated SignedSource<<8cefaa4451cac971d3928a6ad224c68f>>
 * @relayHash 2c722ddda4ebec20ad595a4d751eceed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7f772b1912c00315c924e6925310a5e48a6df508c574dd8b03152ee06fe7173

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7f772b1912c00315c924e6925310a5e48a6df508c574dd8b03152ee06fe7173",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
