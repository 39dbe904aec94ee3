/**
 * @generated SignedSource<<3044d7a762c8791d93e18c74fac91800>>
 * @relayHash 96be0a0b1deba3543f5dd049e8df5b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7ddb4b03875d8e4e4ee669926ceaca1ad7d1977d6c491f23aff5e104bdff34c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OverviewPageQuery } from './OverviewPageQuery.graphql';

const node: PreloadableConcreteRequest<OverviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7ddb4b03875d8e4e4ee669926ceaca1ad7d1977d6c491f23aff5e104bdff34c",
    "metadata": {},
    "name": "OverviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
