/**
 * @generated SignedSource<<352084eec7283cd42796e8391d5c6763>>
 * @relayHash fa2aa250ed585880c735edb8740f99ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 340eeebdd3a2f899a337ac0d4ceb1cf43e72d1745760a516307f0e58cf10f673

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SystemPageQuery } from './SystemPageQuery.graphql';

const node: PreloadableConcreteRequest<SystemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "340eeebdd3a2f899a337ac0d4ceb1cf43e72d1745760a516307f0e58cf10f673",
    "metadata": {},
    "name": "SystemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
