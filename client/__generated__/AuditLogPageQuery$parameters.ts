/**
 * @generated SignedSource<<92ed33bcdf12d48d34c8cd0031698057>>
 * @relayHash c5ba7d75f044d02f1a0cb576c8bc3211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52417e965a2a3eb0024c4100aa9f3deb0ffc7a94067f17e4c3ec171e46dff8a6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuditLogPageQuery } from './AuditLogPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52417e965a2a3eb0024c4100aa9f3deb0ffc7a94067f17e4c3ec171e46dff8a6",
    "metadata": {},
    "name": "AuditLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
