/**
 * @generated SignedSource<<e206b4bc33405caf3eafaeb7b0f470c9>>
 * @relayHash d83d13758b3e1af54b5242cfc2f02eb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e3fda035446967aa975034980420fff9c3529e97d0e7b2f2fb458b75253e406

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e3fda035446967aa975034980420fff9c3529e97d0e7b2f2fb458b75253e406",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
