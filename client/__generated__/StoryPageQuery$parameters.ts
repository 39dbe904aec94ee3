/**
 * @generated SignedSource<<0dc5318159e2e1dda550294a9f6fedba>>
 * @relayHash 9408e01caef4f92090adb1c267307e1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37d1d265005fe2cc51648237429ab77169928adfc7006ccca0cefbba9b5e97e4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37d1d265005fe2cc51648237429ab77169928adfc7006ccca0cefbba9b5e97e4",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
