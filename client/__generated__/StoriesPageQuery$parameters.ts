/**
 * @generated SignedSource<<45ad5eaaa8a3e70527029b1ee51de498>>
 * @relayHash 1730de2e86e5df2b4b1318063d69922b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d577ad82fb3749a0541c751b1b6aca508ac9dcea9df4995df5351037dc59bd9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d577ad82fb3749a0541c751b1b6aca508ac9dcea9df4995df5351037dc59bd9",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
