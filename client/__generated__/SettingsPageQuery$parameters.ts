/**
 * @generated SignedSource<<a2734d0557c6daed56d00e7a0de9a385>>
 * @relayHash 9ff81bd29cd91afa2a5ec79db4f2eca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33d5e77944053d20b2f4258104f2e51ee6b1ddf6ff3ef1d6f931a5e0e711968d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33d5e77944053d20b2f4258104f2e51ee6b1ddf6ff3ef1d6f931a5e0e711968d",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
