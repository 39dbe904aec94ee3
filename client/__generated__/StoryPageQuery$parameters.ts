/**
 * @generated SignedSource<<d6c569f17797149e7c722d2a7fc9c1aa>>
 * @relayHash f7ac82ab52f81d3ce5e805da3055f0cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc483cc98717d4f521240e57952a36c21c631840b31c2cc1c815fe77c1737487

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc483cc98717d4f521240e57952a36c21c631840b31c2cc1c815fe77c1737487",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
