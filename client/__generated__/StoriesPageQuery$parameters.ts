/**
 * @generated SignedSource<<9a06a55cb4d1e6f927f8efe32e192dd0>>
 * @relayHash d506d0d1db825903150587c321deae01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c9934316c8fb8a8c1c0a9c24c7279683fecf553f5f84d1dc52079be8f38daa8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c9934316c8fb8a8c1c0a9c24c7279683fecf553f5f84d1dc52079be8f38daa8",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
