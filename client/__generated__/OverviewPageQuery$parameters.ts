/**
 * @generated SignedSource<<ca192e179a2d9dd1fc3a66a717f7eb64>>
 * @relayHash 53d0540b73aac8fedc8f45d3c20a59b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 722c0595daa20ff74e9d0fb7b35e1c3bbdf92ca07aa57dad791f80d13d89c048

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OverviewPageQuery } from './OverviewPageQuery.graphql';

const node: PreloadableConcreteRequest<OverviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "722c0595daa20ff74e9d0fb7b35e1c3bbdf92ca07aa57dad791f80d13d89c048",
    "metadata": {},
    "name": "OverviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
