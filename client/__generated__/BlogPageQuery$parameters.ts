/**
 * @generated SignedSource<<7e13c0a14691ebcac0b073f84b3b2c4a>>
 * @relayHash 8e83314bb16d5ea33b059b8ebc1264b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 005fbabac2cf359cd116d580d414d3bbc8bed0a72b53c670fdcdf1b4389a7020

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogPageQuery } from './BlogPageQuery.graphql';

const node: PreloadableConcreteRequest<BlogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "005fbabac2cf359cd116d580d414d3bbc8bed0a72b53c670fdcdf1b4389a7020",
    "metadata": {},
    "name": "BlogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
