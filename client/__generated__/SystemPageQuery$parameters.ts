/**
 * @generated SignedSource<<b195a93f9d60d699c42b62d9af483630>>
 * @relayHash 2e7dfd23f83cedd29549bb6603179dd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6706a975306442ac92ae0ebd1b1e4da77608d48678a8d30ff007e19e32833285

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SystemPageQuery } from './SystemPageQuery.graphql';

const node: PreloadableConcreteRequest<SystemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6706a975306442ac92ae0ebd1b1e4da77608d48678a8d30ff007e19e32833285",
    "metadata": {},
    "name": "SystemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
