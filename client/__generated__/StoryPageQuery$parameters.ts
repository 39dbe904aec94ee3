/**
 * @generated SignedSource<<aba5a667c31f23cc0adfc6f80d7373c3>>
 * @relayHash 42bac6633dd5916a959440eac45e48fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30c20e7f8b17cc04bc196f0ba36ad3f7bd5b755f304419927836f8b5a8af4024

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30c20e7f8b17cc04bc196f0ba36ad3f7bd5b755f304419927836f8b5a8af4024",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
