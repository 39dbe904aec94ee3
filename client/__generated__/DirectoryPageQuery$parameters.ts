/**
 * @generated SignedSource<<d3c523a86d2634df59d2a8309be0bbe7>>
 * @relayHash 77dc357575cf6c886be09eb10e7dd754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b14f3537d26358271870fcc5ee1a8222d01feeb472565ecf76ab557240eb10aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DirectoryPageQuery } from './DirectoryPageQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b14f3537d26358271870fcc5ee1a8222d01feeb472565ecf76ab557240eb10aa",
    "metadata": {},
    "name": "DirectoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
