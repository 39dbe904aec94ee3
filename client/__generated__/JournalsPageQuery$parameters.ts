/**
 * @generated SignedSource<<2798ca9405aa67eef6d013a794672341>>
 * @relayHash 2d57a2619e50a291b90c57626df6c150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d8dc64df11b558bc091a85e21d7302ea68aea95cb21594fd9baf56c9adbe5ac

import { PreloadableConcreteRequest } from 'relay-runtime';
import { JournalsPageQuery } from './JournalsPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d8dc64df11b558bc091a85e21d7302ea68aea95cb21594fd9baf56c9adbe5ac",
    "metadata": {},
    "name": "JournalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
