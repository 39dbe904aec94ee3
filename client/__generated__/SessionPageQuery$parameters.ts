/**
 * @generated SignedSource<<639fbfb11310a8c3bc493a214926c9a8>>
 * @relayHash d54986cd0ccb71ec7e30126990f72043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf7984d6176ead1470666bb1a618255b944e2684c7b5e25d593fce520a0ab19b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf7984d6176ead1470666bb1a618255b944e2684c7b5e25d593fce520a0ab19b",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
