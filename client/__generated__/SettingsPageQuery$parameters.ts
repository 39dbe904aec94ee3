/**
 * @generated SignedSource<<097357d2a086c8d7a4171961208f597e>>
 * @relayHash 357d019f97bc2a0d4236876b54a4a5ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc2cf32f0fdcb962f88544ac96080cec36aea8a2657cf25f79de82ada48a741

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dc2cf32f0fdcb962f88544ac96080cec36aea8a2657cf25f79de82ada48a741",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
