/**
 * @generated SignedSource<<f1226e77c2f8db7d0391f6f1c4e932f9>>
 * @relayHash 4ed321db6600f92de77df207d54c92d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52f54d4189e3af3316159b878308a725dfd3fb306dac5b2abdee791b63a10566

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52f54d4189e3af3316159b878308a725dfd3fb306dac5b2abdee791b63a10566",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
