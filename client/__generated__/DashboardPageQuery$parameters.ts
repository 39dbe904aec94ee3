/**
 * @generated SignedSource<<b8c195c601e69a45589f4cdb1ced268e>>
 * @relayHash 8096d19a1a89d79fe8df30af6620457d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 957063ff0d6fa63ab7bcbba857fce890db60dc7c03c8963b90dad54a9551a34f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "957063ff0d6fa63ab7bcbba857fce890db60dc7c03c8963b90dad54a9551a34f",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
