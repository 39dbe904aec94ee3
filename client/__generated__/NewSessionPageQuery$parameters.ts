/**
 * @generated SignedSource<<1b0918e7bc9d7116a7d2a960c11fcc27>>
 * @relayHash 6aaac3098c48fa4c065bb59abc90cbba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8de215bb2320c1694d7e6ce4e364496af36c70dac2ba02bfe946b60054dace5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewSessionPageQuery } from './NewSessionPageQuery.graphql';

const node: PreloadableConcreteRequest<NewSessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8de215bb2320c1694d7e6ce4e364496af36c70dac2ba02bfe946b60054dace5",
    "metadata": {},
    "name": "NewSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
