/**
 * @generated SignedSource<<3ae2fd33e3dbe1016fb2475b24fb0475>>
 * @relayHash 49ecf7e315391565e193f70169b98245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc2e924bb26507638facae42dd58f99a2350083e5b8da1e150dacfa427c56c7d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc2e924bb26507638facae42dd58f99a2350083e5b8da1e150dacfa427c56c7d",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
