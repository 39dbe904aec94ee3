/**
 * @generated SignedSource<<9b08f3ec5c72ee2b0a783890b79621b9>>
 * @relayHash 926b8914825863b368c6d86322197088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fc17afa08a0720bee4199cbc963fc75ca8b450f774a67cecdc761069fcd6c88

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fc17afa08a0720bee4199cbc963fc75ca8b450f774a67cecdc761069fcd6c88",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
