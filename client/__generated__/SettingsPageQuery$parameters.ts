/**
 * @generated SignedSource<<70cbfc1311273dc5a9a3b2a4bcb32b57>>
 * @relayHash a6317ab60ce060bf70524af351537d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47f261ec639a5d54e0a0b57bd3f68c309cc1489ba6e36553689d6d04036f8d7d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47f261ec639a5d54e0a0b57bd3f68c309cc1489ba6e36553689d6d04036f8d7d",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
