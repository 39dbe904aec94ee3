/**
 * @generated SignedSource<<6711a46c607f58b1c969ee19fe26d1ac>>
 * @relayHash cb6b9cade537ddbdaff470f03faa79d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed43cde59606273cac942a836524a01b519cf28b323969d6de6bd8cb8b83de65

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed43cde59606273cac942a836524a01b519cf28b323969d6de6bd8cb8b83de65",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
