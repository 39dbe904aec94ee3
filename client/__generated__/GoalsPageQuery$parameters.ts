/**
 * @generated SignedSource<<6f1dd011bfbbbc16c59af5aa02a5e410>>
 * @relayHash 320da840fded8c6e1f5bee767aa4a6b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ed94a47ee72d6fa7160bb0589ec9aa4564a4391efa089aff7a9644e7c9c6b57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsPageQuery } from './GoalsPageQuery.graphql';

const node: PreloadableConcreteRequest<GoalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ed94a47ee72d6fa7160bb0589ec9aa4564a4391efa089aff7a9644e7c9c6b57",
    "metadata": {},
    "name": "GoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
