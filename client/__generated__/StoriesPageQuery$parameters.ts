/**
 * @generated SignedSource<<197496df73865488e0a0cc0c16bef23d>>
 * @relayHash 522d19465b94cbb19e16952ed01392c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc47502d7f5510a3e64392174cdab288538deecdf93bd7b6efe1fccb2dc79cc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cc47502d7f5510a3e64392174cdab288538deecdf93bd7b6efe1fccb2dc79cc",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
