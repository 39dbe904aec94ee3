/**
 * @generated SignedSource<<e5a03e0f85f7565aa8fd947ca262bd21>>
 * @relayHash 16f49c63c83c00ffb0d278f2cbd809c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5add335db7a8c818896a5b6acb4910fdf67fa6214181fd9fa072afbf0aef648a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5add335db7a8c818896a5b6acb4910fdf67fa6214181fd9fa072afbf0aef648a",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
