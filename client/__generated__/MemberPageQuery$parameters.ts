/**
 * @generated SignedSource<<dffd68590c7c53fc4f5e8320301c6506>>
 * @relayHash bfeb8ae29c5950762780a468bdcd8e39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb2e3534f5b64096ba8031c0071fcfb5d5c7909e6b91bf022d9075e95e9ff7b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MemberPageQuery } from './MemberPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fb2e3534f5b64096ba8031c0071fcfb5d5c7909e6b91bf022d9075e95e9ff7b",
    "metadata": {},
    "name": "MemberPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
