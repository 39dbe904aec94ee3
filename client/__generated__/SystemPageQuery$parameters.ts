/**
 * @generated SignedSource<<dec9cb36c7c529a30dec3624fb8f116e>>
 * @relayHash c2282511d334701ad9798e2980a5349f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 817e84094f6a107dec4818d357f62ff3632e761a84635a51cf7068670e0e5412

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SystemPageQuery } from './SystemPageQuery.graphql';

const node: PreloadableConcreteRequest<SystemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "817e84094f6a107dec4818d357f62ff3632e761a84635a51cf7068670e0e5412",
    "metadata": {},
    "name": "SystemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
