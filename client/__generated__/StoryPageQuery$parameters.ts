/**
 * @generated SignedSource<<78eaa678ea5aef1682e2085a4d0f7783>>
 * @relayHash 6182a59d8266e333200eaee9febcca06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40aa5c74710d7edb22070d0ca9102ff7cdf94f9a6029d13b2c4f190ac6fd126f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40aa5c74710d7edb22070d0ca9102ff7cdf94f9a6029d13b2c4f190ac6fd126f",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
