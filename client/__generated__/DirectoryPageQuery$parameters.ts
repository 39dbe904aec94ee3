/**
 * @generated SignedSource<<64e6c602d4107e35532b6a723048e967>>
 * @relayHash bfcf87f1dd91f66a63df1bfc6bdf8fb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1e4e53160b9fdab2783d9812083f9e7541aeada107f79ff1d7c2bcb8d5e06f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DirectoryPageQuery } from './DirectoryPageQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1e4e53160b9fdab2783d9812083f9e7541aeada107f79ff1d7c2bcb8d5e06f9",
    "metadata": {},
    "name": "DirectoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
