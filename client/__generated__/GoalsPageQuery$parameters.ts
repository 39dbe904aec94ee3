/**
 * @generated SignedSource<<ea696f1b31c0f41680ebeff01258d91c>>
 * @relayHash a133c251348417d4d85cef59603a4492
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a4298f6935dafb141fba9c60cdd2451ad4aa9b100511715703f1b25860e699

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsPageQuery } from './GoalsPageQuery.graphql';

const node: PreloadableConcreteRequest<GoalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92a4298f6935dafb141fba9c60cdd2451ad4aa9b100511715703f1b25860e699",
    "metadata": {},
    "name": "GoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
