/**
 * @generated SignedSource<<ea7ca70b13bf71dc1b8a715822fcfa71>>
 * @relayHash c8040aeedbd3e559da62fdf5d5f261bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8789426444fa411f0453d0816e45ce43b2ad4a072db4bfbc9464789e3c3328ff

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditSessionPageQuery } from './EditSessionPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8789426444fa411f0453d0816e45ce43b2ad4a072db4bfbc9464789e3c3328ff",
    "metadata": {},
    "name": "EditSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
