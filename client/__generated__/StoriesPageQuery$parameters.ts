/**
 * @generated SignedSource<<65287ccb58c800640f8fec56cafd4f4a>>
 * @relayHash 6e370190bc3a7b54bc35b2cccab086f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 257b76d6ddab8d61f043795a1331801d0770a5bd7fa179f7c56a64cd58b801f7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "257b76d6ddab8d61f043795a1331801d0770a5bd7fa179f7c56a64cd58b801f7",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
