/**
 * @generated SignedSource<<5d014c44864a98b27fb261ea7b5c9834>>
 * @relayHash 57da5f1f4e9c41823c759b013f652275
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 487629498c50432c5d49b68678aef4639507fd60950f64119ba87f1da7833c38

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "487629498c50432c5d49b68678aef4639507fd60950f64119ba87f1da7833c38",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
