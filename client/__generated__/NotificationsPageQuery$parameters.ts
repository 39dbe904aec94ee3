/**
 * @generated SignedSource<<f3e008ae68cbe950de50a1591bf9fbde>>
 * @relayHash 264dcd81f8dfb1f41868d29301714e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67612781a992b8fee07d0ae34c7a5550b12290729f1fda5a83aae978f3dec8fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67612781a992b8fee07d0ae34c7a5550b12290729f1fda5a83aae978f3dec8fd",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
