/**
 * @generated SignedSource<<a1f4651b59ce9d731bde3131bc3b016f>>
 * @relayHash 326f62adb32158f8ef46b201509fa4ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 593d360ab0d889f953d6374751281f0e73c1a9bafc43c6f1ca49d97e13920a00

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "593d360ab0d889f953d6374751281f0e73c1a9bafc43c6f1ca49d97e13920a00",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
