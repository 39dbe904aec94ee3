/**
 * @generated SignedSource<<9107968cf1df891801ac4dfd4a5e9baa>>
 * @relayHash cd398797f554f7894b8478fc3de74e21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128fe892a0cda37fc26b6bda3195c5a60c759acf77cd959775fe3f9407c3b8e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditSessionPageQuery } from './EditSessionPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "128fe892a0cda37fc26b6bda3195c5a60c759acf77cd959775fe3f9407c3b8e6",
    "metadata": {},
    "name": "EditSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
