/**
 * @generated SignedSource<<9a768fe9040fb2e694ecbc7ccc83a7ef>>
 * @relayHash 4f8b00cfc6e6370f45e6c4273a27405b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da42ceaa30930688f92d38fcd13d63abc34b218daeb42c06dfd57c652b31719

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8da42ceaa30930688f92d38fcd13d63abc34b218daeb42c06dfd57c652b31719",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
