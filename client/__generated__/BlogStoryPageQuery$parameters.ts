/**
 * @generated SignedSource<<6eb40a3093bbf6213bdfa9726c82603e>>
 * @relayHash 11ebf5cec32c57592647907d31359e51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c68e9ce729443345df60ff11dfc6578b2265acd4f49566631ee595a34391ad04

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogStoryPageQuery } from './BlogStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<BlogStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c68e9ce729443345df60ff11dfc6578b2265acd4f49566631ee595a34391ad04",
    "metadata": {},
    "name": "BlogStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
