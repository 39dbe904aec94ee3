/**
 * @generated SignedSource<<9f8684b7462e76664fbe2a6b84e4ed1a>>
 * @relayHash 93d8a7b0850622f9378feec6265ffbcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b757935c0c552805d3bfa5c597cf93d175a746ee7fb353280c00a97678f1f8c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DirectoryPageQuery } from './DirectoryPageQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b757935c0c552805d3bfa5c597cf93d175a746ee7fb353280c00a97678f1f8c0",
    "metadata": {},
    "name": "DirectoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
