/**
 * @generated SignedSource<<278a8fc437e7e8efa50e8f3eb61ec2a7>>
 * @relayHash 540a6696a46a40e90c286ddb650093cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25f7a0bb43a23d15eac26ac428413641dc611c731fa2f09fca09b8042d7101db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25f7a0bb43a23d15eac26ac428413641dc611c731fa2f09fca09b8042d7101db",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
