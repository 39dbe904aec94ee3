/**
 * @generated SignedSource<<131e5b0b646bcca7dbd7712cf7f43453>>
 * @relayHash a63056d7b7f3751701992da62d737f33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b460ec3cfced4dff093f02454b04fffaaa5eea92627b7bcc0c06f9fcf7643e5d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsPageQuery } from './GoalsPageQuery.graphql';

const node: PreloadableConcreteRequest<GoalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b460ec3cfced4dff093f02454b04fffaaa5eea92627b7bcc0c06f9fcf7643e5d",
    "metadata": {},
    "name": "GoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
