/**
 * @generated SignedSource<<daba4ffa1e3cc39285a88959b9f283c0>>
 * @relayHash 6efb82f1253b81fc3679a067766a33b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9ef03e2932da61796ab7897c0f302482829817bffd637d70ec3014a2cd9fdee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9ef03e2932da61796ab7897c0f302482829817bffd637d70ec3014a2cd9fdee",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
