/**
 * @generated SignedSource<<8cd02e045899973bafa3e7da4dcdc3d8>>
 * @relayHash fb4df9d733c737d2ea878b4a64607efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01238f66f668498a7fab1fc3c3504549902e26a88db49f7cc6b7b76767c1011a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogPageQuery } from './BlogPageQuery.graphql';

const node: PreloadableConcreteRequest<BlogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01238f66f668498a7fab1fc3c3504549902e26a88db49f7cc6b7b76767c1011a",
    "metadata": {},
    "name": "BlogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
